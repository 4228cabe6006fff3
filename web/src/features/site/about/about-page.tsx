import { overview } from 'virtual:overview';
import { fallbackTrade, tradeNames } from '#shared/domain/choices.ts';
import { helperIds } from '#shared/domain/helper-ids.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { RunBy } from '#web/ui/run-by.tsx';

const tradeCount = tradeNames.filter((type) => type !== fallbackTrade).length;

/** Only what can be counted in the product itself. */
const counts = [
  { number: helperIds.length, what: 'helpers, one for each part of the business' },
  { number: overview.prompts, what: 'ready-made jobs to hand them' },
  { number: tradeCount, what: 'trades with starting points of their own' },
];

const values = [
  {
    title: 'Plain words',
    text: 'If you would not say it on a job site, a helper does not write it.',
  },
  {
    title: 'Your numbers, not ours',
    text: 'No made-up averages. Answers use what you told us and say what is missing.',
  },
  {
    title: 'It argues back',
    text: 'A helper that only agrees is no help. It tells you what could go wrong.',
  },
  {
    title: 'It knows where to stop',
    text: 'Tax, law and safety go to a person who can sign for it. A helper tells you whom to ask, and what.',
  },
];

/** Who is behind this and what they stand for. */
export const AboutPage = () => (
  <>
    <div className="wrap two-columns about">
      <Story />
      <ProductPicture />
    </div>
    <section className="page-section page-section-sunk">
      <div className="wrap">
        <h2>What we stand for</h2>
        <ul className="points points-four">
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
    <section className="page-section">
      <div className="wrap">
        <h2>What is in the box</h2>
        <p className="section-lead">We are new, so we only count what we can show you.</p>
        <dl className="counts">
          {counts.map(({ number, what }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
        <p className="row">
          <LinkButton to="/signup">Get Started</LinkButton>
          <LinkButton to="/features" variant="outline">
            Meet the helpers
          </LinkButton>
        </p>
        <RunBy />
      </div>
    </section>
  </>
);

const Story = () => (
  <section className="prose">
    <h1>Good advice should not need an office</h1>
    <p className="lead">
      Sevenhands is for people who are great at the job and left alone with the rest of the
      business.
    </p>
    <h2>Our story</h2>
    <p>
      Most small service businesses start the same way: somebody is good at the work. Then come the
      quotes, the bills, the reviews and the hiring, usually after dinner. Big companies have a
      department for each of these. A two-van outfit has the owner.
    </p>
    <p>
      We thought: what if each of those departments was a helper you could ask, who already knows
      your trade and your business, and who answers in a plan you can start this week? That became
      seven helpers, and the name.
    </p>
    <h2>Our mission</h2>
    <p>
      Put a straight-talking advisor for every part of the business within reach of every owner who
      works with their hands, at a price that makes sense for one truck.
    </p>
  </section>
);
