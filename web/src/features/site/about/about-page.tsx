import { overview } from 'virtual:overview';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { OperatorContact } from '../operator-contact.tsx';
import { ProductPicture } from '../product-picture.tsx';

/** Only what can be counted in the product itself. */
const counts = [
  { number: helperIds.length, what: 'helpers, one for each part of the business' },
  { number: overview.prompts, what: 'ready-made prompts to choose from' },
  { number: specificTradeNames.length, what: 'trades with prompts written for them' },
];

const values = [
  {
    title: 'Plain English',
    text: 'If you wouldn’t say it on a job site, our helpers won’t write it.',
  },
  {
    title: 'Your numbers, not ours',
    text: 'No made-up averages. Answers use what you’ve told us, and your helper tells you what’s missing.',
  },
  {
    title: 'It pushes back',
    text: 'A helper that always agrees is no help. Yours will tell you what could go wrong.',
  },
  {
    title: 'It knows its limits',
    text: 'For taxes, legal questions, and safety, a helper tells you who to ask and what to ask them.',
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
        <h2>What you get</h2>
        <p className="section-lead">We’re new, so we only list what we can show you.</p>
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
        <OperatorContact />
      </div>
    </section>
  </>
);

const Story = () => (
  <section className="prose">
    <h1>Good advice shouldn’t require an office</h1>
    <p className="lead">
      Sevenhands is for people who are great at the work and on their own with everything else.
    </p>
    <h2>Our story</h2>
    <p>
      Most small service businesses start the same way: someone is good at the work. Then come the
      quotes, the invoices, the reviews, and the hiring, usually after dinner. Big companies have a
      department for each. A two-truck shop has the owner.
    </p>
    <p>
      So we asked: what if each department were a helper that already knows your trade and your
      business, and gives you a plan you can start this week? That’s how we got seven helpers, and
      our name.
    </p>
    <h2>Our mission</h2>
    <p>
      Give every owner who works with their hands a straight-talking advisor for every part of the
      business, at a price that makes sense for a one-truck shop.
    </p>
  </section>
);
