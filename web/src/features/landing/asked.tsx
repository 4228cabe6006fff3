import { RunBy } from '#web/ui/run-by.tsx';
import { questions } from './questions.ts';

/** What people ask, and who answers for it. */
export const Asked = () => (
  <section className="wrap faq">
    <div>
      <h2>What people ask</h2>
      <RunBy />
    </div>
    <div>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
