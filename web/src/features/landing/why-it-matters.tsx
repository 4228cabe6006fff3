const reasons = [
  {
    title: 'The desk work lands on you',
    text: 'Quotes, late invoices, a bad review, a crew that is one short. None of it waits until you are off the roof.',
  },
  {
    title: 'Advice is dear or vague',
    text: 'A consultant costs more than the problem. A search gives you ten answers for a company that is not yours.',
  },
  {
    title: 'Small moves add up',
    text: 'One more quote won, one invoice paid on time, one hour saved a week. That is what a helper works on with you.',
  },
];

/** Why an owner would want this at all. */
export const WhyItMatters = () => (
  <section className="page-section">
    <div className="wrap">
      <h2>You run the jobs. Who runs the rest?</h2>
      <ul className="points">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
