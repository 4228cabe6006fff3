import type { Duel, Group, ModelResult, RowMeasured } from '../score/result.ts';
import { type Html, html, none } from './html.ts';
import { differenceText, dollars, percent, scoreText, seconds, shareText } from './words.ts';

/** A table that scrolls horizontally if it is wider than the page. */
export const table = (caption: string, head: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption><thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;

const row = (name: Html, cells: readonly string[], kind = ''): Html =>
  html`<tr class="${kind}"><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;

/** A comparison of the models, to choose the default one. */
export const modelsTable = (models: readonly ModelResult[]): Html =>
  table(
    'Models',
    [
      'Model',
      'Cases that pass everything',
      'Judged, 1 to 5',
      'An answer costs',
      'takes',
      'first words',
      'first draft',
      'tokens of thinking',
      'calls',
      'from the cache',
      'not answered',
    ],
    models.map(({ model, served, passes, judged, ...one }) =>
      row(
        html`${model}${served.some((name) => name !== model) ? html` <small>${served.join(', ')}</small>` : none}`,
        [
          shareText(passes.now),
          scoreText(judged[0]?.score.now ?? null),
          dollars(one.microdollars) +
            (one.estimatedTokens && one.microdollars !== null ? ' (estimated)' : ''),
          seconds(one.ms),
          seconds(one.firstMs),
          seconds(one.firstDraftMs),
          String(one.reasoning),
          one.calls.toFixed(2),
          percent(one.cachedShare),
          String(one.unanswered),
        ],
      ),
    ),
  );

const verdictOf = ({ now, holds }: RowMeasured) => {
  if (!now) return 'nothing to look at';
  return holds ? 'holds' : 'fails';
};

/** Every check with its gate. */
export const checksTable = (rows: readonly RowMeasured[]): Html =>
  table(
    'Checks',
    ['Check', 'Gate', 'Passing', 'Cases', 'Against the result before', 'Verdict'],
    rows.map((one) =>
      row(
        html`${one.id}<small>${one.promise}</small>`,
        [
          percent(one.gate),
          shareText(one.now),
          String(one.now?.cases ?? 0),
          differenceText(one.difference, 'points'),
          verdictOf(one),
        ],
        one.holds ? '' : 'fails',
      ),
    ),
  );

/** One row for each helper, trade or kind. */
export const groupsTable = (caption: string, of: string, groups: readonly Group[]): Html =>
  table(
    caption,
    [of, 'Cases', 'Pass everything', 'Against before', 'Judged, 1 to 5', 'Against before'],
    groups.map(({ name, passes, score }) =>
      row(html`${name}`, [
        String(passes.now?.cases ?? 0),
        shareText(passes.now),
        differenceText(passes.difference, 'points'),
        scoreText(score.now),
        differenceText(score.difference, 'score'),
      ]),
    ),
  );

/** Two models side by side, answer by answer. */
export const duelsTable = (duels: readonly Duel[]): Html =>
  table(
    'Side by side',
    ['Second model', 'against', 'Judge', 'Won', 'Ties', 'No verdict', 'Cases for ±5 points'],
    duels.map(({ second, first, judge, wins, ties, unread, casesNeeded }) =>
      row(html`${second}`, [
        first,
        judge,
        shareText(wins),
        String(ties),
        String(unread),
        `${casesNeeded}${wins && wins.cases >= casesNeeded ? '' : ', more than were judged'}`,
      ]),
    ),
  );
