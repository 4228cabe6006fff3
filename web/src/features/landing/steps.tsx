/** How it works, in three steps. */
export const Steps = ({ title = 'From stuck to sorted before the next job' }) => (
  <section className="page-section">
    <div className="wrap">
      <h2>{title}</h2>
      <ol className="steps">
        <li>
          <h3>Say what you run</h3>
          <p>
            Trade, team size, where you work, what’s bugging you. Every helper reads it, so you
            never explain yourself twice.
          </p>
        </li>
        <li>
          <h3>Pick a job from the sheet</h3>
          <p>
            Each helper comes with ready-made starting points. Fill in two or three blanks and send.
          </p>
        </li>
        <li>
          <h3>Leave with a plan</h3>
          <p>
            Short, costed and set against the next 30 to 90 days. Push back and it will argue its
            case.
          </p>
        </li>
      </ol>
    </div>
  </section>
);
