import { helperSummaries } from 'virtual:helper-summaries';
import { loadTradePage } from 'virtual:trade-pages';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { TradePath } from '#shared/domain/trade-paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { PriceLine } from './price-line.tsx';
import { TradeExampleCard } from './trade-example.tsx';
import type { TradePageData } from './trade-page-data.ts';
import { TradeSums } from './trade-sums.tsx';
import { TradeYear } from './trade-year.tsx';

/** The page of the trade at a path, with its words. */
export const tradePageAt = async (path: TradePath): Promise<ComponentType> => {
  const load = loadTradePage[path];
  if (!load) throw new Error(`No trade has the page ${path}`);
  const { page } = await load();
  return () => <TradePage page={page} />;
};

const TradePage = ({ page }: { page: TradePageData }) => (
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
    <TradeSums />
  </>
);

const Problems = ({ problems }: Pick<TradePageData, 'problems'>) => (
  <section className="page-section">
    <div className="wrap">
      <h2>Three things you can hand over this week</h2>
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

const Prompts = ({ prompts }: Pick<TradePageData, 'prompts'>) => (
  <section className="page-section">
    <div className="wrap">
      <h2>Ready-made questions to start with</h2>
      <p className="section-lead">Written for your trade. Fill in two or three blanks and send.</p>
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
