import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { failureText } from '../admin-failures.ts';
import { countText, momentText } from '../admin-format.ts';
import { type Ads, adsQuery } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';

const rateMeans = 'share of sign-ups that came from the ad page';

/** How the ad page performs: its rate, the best sources and campaigns, and who came last. */
export const AdsSection = () => {
  const { data, error, refetch } = useQuery(adsQuery);
  return (
    <AdminSection title="Ad campaign performance">
      {data ? (
        <Performance {...data} />
      ) : error ? (
        <ErrorPanel message={failureText('ads', error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
    </AdminSection>
  );
};

const Performance = (ads: Ads) => (
  <>
    <dl className="stats">
      <div className="stat" title={rateMeans}>
        <dt>
          Conversion rate
          <small>{rateMeans}</small>
        </dt>
        <dd>{ads.conversion_rate.toFixed(1)}%</dd>
      </div>
      <div className="stat">
        <dt>Sign-ups from the ad page</dt>
        <dd>{countText(ads.ad_signups)}</dd>
      </div>
      <div className="stat">
        <dt>All sign-ups</dt>
        <dd>{countText(ads.signups)}</dd>
      </div>
    </dl>
    <div className="columns">
      <Ranking title="Top sources" ranks={ads.top_sources} />
      <Ranking title="Top campaigns" ranks={ads.top_campaigns} />
    </div>
    <h3>Recent conversions</h3>
    {ads.recent.length ? (
      <ul className="admin-rows">
        {ads.recent.map(({ id, email, utm_source, utm_campaign, created_at }) => (
          <li key={id}>
            <div>
              <b>{email}</b>
              <small>
                {[utm_source, utm_campaign].filter(Boolean).join(', ') || 'Unknown source'}
              </small>
            </div>
            <time dateTime={created_at}>{momentText(created_at)}</time>
          </li>
        ))}
      </ul>
    ) : (
      <p className="hint">No sign-ups from the ad page yet.</p>
    )}
  </>
);

const Ranking = ({ title, ranks }: { title: string; ranks: Ads['top_sources'] }) => (
  <table className="data-table">
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Sign-ups</th>
      </tr>
    </thead>
    <tbody>
      {ranks.map(({ name, count }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{countText(count)}</td>
        </tr>
      ))}
      {ranks.length === 0 && (
        <tr>
          <td colSpan={2}>None yet</td>
        </tr>
      )}
    </tbody>
  </table>
);
