/** How it works, in three steps. */
export const HowItWorks = ({ title = 'From stuck to solved before your next job' }) => (
  <section className="page-section">
    <div className="wrap">
      <h2>{title}</h2>
      <ol className="steps">
        <li>
          <h3>Tell us about your business</h3>
          <p>
            Your trade, your team, where you work, and what’s bugging you. Every helper gets it, so
            you never explain it twice.
          </p>
        </li>
        <li>
          <h3>Pick a prompt</h3>
          <p>Each helper has ready-made prompts. Fill in a few blanks and send.</p>
        </li>
        <li>
          <h3>Get your plan</h3>
          <p>
            Short, with costs, and built for the next 30 to 90 days. Push back and it’ll explain
            why.
          </p>
        </li>
      </ol>
    </div>
  </section>
);
