import type { ModelResult, Result } from '../score/result.ts';
import { fewestCases } from '../statistics/bootstrap.ts';
import { type Html, html, none } from './html.ts';
import { judgeSection } from './judge-section.ts';
import { styles } from './styles.ts';
import { checksTable, duelsTable, groupsTable, modelsTable } from './tables.ts';
import { differenceText, shareText } from './words.ts';

/** The maximum number of failures listed for one check. */
const listed = 20;

const failures = ({ failures: all, rows }: ModelResult): Html[] =>
  rows.flatMap(({ id }) => {
    const of = all.filter(({ row }) => row === id);
    if (!of.length) return [];
    const items = of
      .slice(0, listed)
      .map(
        (one) =>
          html`<li><code>${one.case}</code>${one.repeat > 1 ? html` (answer ${one.repeat})` : none}: ${one.why.join(' · ')}</li>`,
      );
    const more = of.length > listed ? html`<li>and ${of.length - listed} more</li>` : none;
    return [
      html`<details><summary>${id}: ${of.length}</summary><ul>${items}${more}</ul></details>`,
    ];
  });

const modelSection = (model: ModelResult): Html => html`<section>
<h2>${model.model}</h2>
<p>${shareText(model.passes.now)} of the cases pass everything that applies to them. Against the result before: ${differenceText(model.passes.difference, 'points')}.</p>
${checksTable(model.rows)}
${groupsTable('By helper', 'Helper', model.byHelper)}
${groupsTable('By trade', 'Trade', model.byTrade)}
${groupsTable('By kind of case', 'Kind', model.byKind)}
<h3>What failed</h3>
${model.failures.length ? failures(model) : html`<p>Nothing.</p>`}
</section>`;

const standInNote = html`<p class="note">A program of this machine stood in for the model and for the judge. These figures show that the exam runs. They say nothing about advice.</p>`;

/** The result as one self-contained page. */
export const reportPage = ({ run, before, models, agreement, duels }: Result): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Exam of ${run.at.slice(0, 10)}</title>
<style>${{ markup: styles }}</style>
</head>
<body>
<main>
<h1>Exam of ${run.at.slice(0, 16).replace('T', ' ')}</h1>
${run.standIn ? standInNote : none}
<p>${run.cases.length} cases, each asked ${run.repeat === 1 ? 'once' : `${run.repeat} times`}, at ${run.endpoint}. Commit ${run.commit || 'unknown'}, catalogue ${run.catalogue}. ${before ? html`Differences are to the run ${before}, over the cases that both have.` : 'This is the first result: there is nothing to compare it with.'}</p>
<p>In brackets stands the 95 % interval over the cases. A difference counts when its interval leaves out zero and it is of ${fewestCases} cases or more.</p>
${modelsTable(models)}
${duels.length ? duelsTable(duels) : none}
<section>
<h2>Judges</h2>
${judgeSection(models, agreement)}
</section>
${models.map(modelSection)}
</main>
</body>
</html>
`.markup;
