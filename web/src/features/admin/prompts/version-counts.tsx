import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { isShippedVersion } from '#shared/domain/catalogue/prompt-version.ts';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { failureText } from '../admin-failures.ts';
import { countText, momentText } from '../admin-format.ts';
import { type AdminPrompt, type PromptRatings, ratingsQuery } from '../admin-queries.ts';
import { ThumbDownReasons } from './thumb-down-reasons.tsx';

/** Which text of a prompt, in words. */
export const versionName = (version: string | null) => {
  if (version === null) return 'Before version tracking';
  return isShippedVersion(version)
    ? `Version ${version}, original`
    : `Edited ${momentText(version)}`;
};

/** What owners made of each version of a prompt, the newest first, at the helper it was asked at. */
export const VersionCounts = ({ helper, action }: { helper: HelperId; action: AdminPrompt }) => {
  const title = useId();
  const { data, error, refetch } = useQuery(ratingsQuery(helper));
  const versions = data?.items.find(({ prompt_id }) => prompt_id === action.id)?.versions ?? [];
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>Performance</h3>
      <p className="hint">
        Asked: times used. Sent: answers with a draft marked sent. Won, lost: quotes, as owners
        said. Current version: {versionName(action.text_version)}.
      </p>
      {data ? (
        versions.length > 0 ? (
          <Table versions={versions} current={action.text_version} />
        ) : (
          <p>Not used yet.</p>
        )
      ) : error ? (
        <ErrorPanel message={failureText('ratings', error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={3} />
      )}
    </section>
  );
};

const Table = ({ versions, current }: { versions: PromptRatings['versions']; current: string }) => (
  <table className="data-table version-counts">
    <thead>
      <tr>
        <th scope="col">Version</th>
        <th scope="col">Asked</th>
        <th scope="col">Sent</th>
        <th scope="col">Won</th>
        <th scope="col">Lost</th>
        <th scope="col">Up</th>
        <th scope="col">Down</th>
      </tr>
    </thead>
    <tbody>
      {versions.map(({ version, asked, sent, won, lost, up, down, reasons }) => (
        <tr key={version ?? ''}>
          <th scope="row">
            {version === current ? <b>{versionName(version)}</b> : versionName(version)}
            <ThumbDownReasons reasons={reasons} />
          </th>
          <td>{countText(asked)}</td>
          <td>{countText(sent)}</td>
          <td>{countText(won)}</td>
          <td>{countText(lost)}</td>
          <td>{countText(up)}</td>
          <td>{countText(down)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
