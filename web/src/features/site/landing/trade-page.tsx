import { helperSummaries } from 'virtual:helper-summaries';
import { loadTradePage } from 'virtual:trade-pages';
import MessageSquare from '@lucide/icons/icons/message-square';
import { type ComponentType, Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { TradeExample } from '#shared/catalogue/trade-page-types.ts';
import type { TradePath } from '#shared/domain/catalogue/trade-paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { BuiltTradePage } from './built-trade-page-type.ts';
import { PriceLine } from './price-line.tsx';

const sums = [
  { to: '/tools/hour-cost', label: 'What does an hour really cost you?' },
  { to: '/tools/job-price', label: 'What should you charge?' },
  { to: '/tools/price-rise', label: 'What if you raised prices?' },
];

/** Sums that work without an account. */
const TradeCalculators = () => (
  <section className="page-section dark-background cta-banner">
    <div className="wrap">
      <div>
        <h2>Try a free calculator</h2>
        <p>No account needed. Your numbers never leave your browser.</p>
      </div>
      <ul className="calculator-links">
        {sums.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

/** An answer in its parts as the product shows them: words, a draft to send, and steps; marked as an example. */
const TradeExampleCard = ({ example }: { example: TradeExample }) => {
  const { helper, who, question, answer, draft, steps } = example;
  const { name } = helperSummaries[helper];
  return (
    <figure className="example-card" aria-label={`Sample chat with the ${name} helper`}>
      <div className="example-card-header">
        <span>Example: {who}</span>
        <span>{name}</span>
      </div>
      <div className="example-card-body">
        <div className="message user-message">
          <div className="message-body">{question}</div>
        </div>
        <div className="message assistant-message">
          <HelperAvatar helper={helper} />
          <p className="meta">
            <b>{name}</b>
          </p>
          <div className="message-body markdown">
            <p>{answer}</p>
            <div className="example-draft">
              <p className="example-draft-title">
                <Icon icon={MessageSquare} />
                <b>{draft.title}</b>
              </p>
              <p className="example-draft-body">
                <Places text={draft.body} />
              </p>
            </div>
            <ol className="example-steps">
              {steps.map(([when, what]) => (
                <li key={when}>
                  <b>{when}</b>
                  <span>{what}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </figure>
  );
};

/** Text whose places in brackets, which the owner fills in, are shown as such. */
const Places = ({ text }: { text: string }) =>
  text.split(/\[([^\]]+)\]/).map((piece, nth) =>
    nth % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text
      <Fragment key={nth}>{piece}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text
      <span key={nth} className="example-place">
        {piece}
      </span>
    ),
  );

/** The page of the trade at a path, with its words. */
export const tradePageAt = async (path: TradePath): Promise<ComponentType> => {
  const load = loadTradePage[path];
  if (!load) throw new Error(`No trade has the page ${path}`);
  const { page } = await load();
  return () => <TradePage page={page} />;
};

const TradePage = ({ page }: { page: BuiltTradePage }) => (
  <>
    <section className="hero dark-background">
      <div className="wrap">
        <div>
          <p className="trade-name">For {page.owners}</p>
          <h1>
            {page.heading[0]} <em>{page.heading[1]}</em>
          </h1>
          <p className="lead">{page.lead}</p>
          <p className="cta">
            <LinkButton variant="accent" to={`/signup?trade=${page.slug}`}>
              Get Started
            </LinkButton>
          </p>
          <PriceLine />
        </div>
        <TradeExampleCard example={page.example} />
      </div>
    </section>
    <Problems problems={page.problems} />
    <TradeYear year={page.year} owners={page.owners} />
    <Prompts prompts={page.prompts} />
    <TradeCalculators />
  </>
);

const Problems = ({ problems }: Pick<BuiltTradePage, 'problems'>) => (
  <section className="page-section">
    <div className="wrap">
      <h2>3 things you can hand off this week</h2>
      <ul className="cards">
        {problems.map(({ helper, says, help }) => (
          <li key={says}>
            <HelperAvatar helper={helper} />
            <h3>“{says}”</h3>
            <p>{help}</p>
            <Link to={`/features#${helper}`}>Ask {helperSummaries[helper].name}</Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const months = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',');

/** The year of the trade as a strip: what comes when, and by which day to begin. */
const TradeYear = ({ year, owners }: Pick<BuiltTradePage, 'year' | 'owners'>) => (
  <section className="page-section page-section-sunk">
    <div className="wrap">
      <h2>The year ahead for {owners}</h2>
      <p className="section-lead">
        We’ll remind you weeks ahead and give you a prompt to get started. These dates are for
        places with freezing winters. Yours will be based on where you work.
      </p>
      <div className="year">
        <ol className="year-months" aria-hidden="true">
          {months.map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ol>
        <ol className="year-entries">
          {year.map(({ from, title, why, starts, begin }) => (
            <li key={title} data-from={from} title={why}>
              <b>{title}</b>
              <small>
                Starts {starts}. Begin by {begin}.
              </small>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </section>
);

const Prompts = ({ prompts }: Pick<BuiltTradePage, 'prompts'>) => (
  <section className="page-section">
    <div className="wrap">
      <h2>Prompts to start with</h2>
      <p className="section-lead">Written for your trade. Fill in a few blanks and send.</p>
      <ul className="points">
        {prompts.map(({ helper, title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
            <p className="hint">{helperSummaries[helper].name}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
