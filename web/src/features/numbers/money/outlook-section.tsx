import { Suspense } from 'react';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { noteText } from '#shared/domain/numbers/calculators/note-text.ts';
import { leversOf } from '#shared/domain/numbers/outlook/levers.ts';
import type { Outlook } from '#shared/domain/numbers/outlook/outlook.ts';
import { cautionText, outlookFinding } from '#shared/domain/numbers/outlook/outlook-texts.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import type { OwnerNumbers } from '../owner-numbers.ts';
import { CashGapFixes } from './cash-gap-fixes.tsx';

/** Drawing is a third of the page's code: what is found shows first. */
const picture = lazyPage(() => import('./outlook-picture.tsx'), 'OutlookPicture');
void picture.preload().catch(() => {});
const details = lazyPage(() => import('./outlook-details.tsx'), 'OutlookDetails');
void details.preload().catch(() => {});

type Props = {
  owner: OwnerNumbers;
  outlook: Outlook;
  receivables: readonly Receivable[];
  /** They could not be loaded. */
  isWithoutInvoices: boolean;
};

/** The next 13 weeks: what is expected speaks first, what is sure stands under it as the caution it is. */
export const OutlookSection = ({ owner, outlook, receivables, isWithoutInvoices }: Props) => {
  const { format, inputs, style, today } = owner;
  const floor = inputs.cash_floor;
  const { headline, lede } = outlookFinding(outlook, { format, floor });
  const careful = cautionText(outlook, format);
  const isShort = outlook.expected.low.startsWith('-');
  const source = { today, currency: style.currency, receivables };
  return (
    <section className="sum" id="next-weeks" aria-labelledby="next-weeks-title">
      <p>Next 13 weeks</p>
      <h2 id="next-weeks-title" tabIndex={-1}>
        {isShort ? <ShortHeadline text={headline} /> : headline}
      </h2>
      <p className="sum-lede">{lede}</p>
      <div className="sum-picture">
        <Suspense fallback={<div className="picture-loading" />}>
          <picture.View outlook={outlook} floor={floor} format={format} />
        </Suspense>
        <p className="fine chart-key">
          <span className="key" /> What we expect <span className="key key-careful" /> If no new
          jobs come in
        </p>
      </div>
      <p className="careful">
        <b>If no new jobs come in: {careful.amount}</b> {careful.rest}
      </p>
      {isWithoutInvoices && (
        <p className="fine">We couldn’t load your invoices, so they aren’t counted here.</p>
      )}
      {outlook.notes.map((id) => (
        <p key={id} className="fine">
          {format.words(noteText({ id, values: pastRows(owner) }, format))}
        </p>
      ))}
      <CashGapFixes found={leversOf(outlook, { inputs, source })} format={format} />
      <Suspense>
        <details.View owner={owner} outlook={outlook} />
      </Suspense>
    </section>
  );
};

/** Only what is missing stands out in the headline. */
const ShortHeadline = ({ text }: { text: string }) => {
  const [before = '', after = ''] = text.split(' short ');
  const at = before.lastIndexOf(' ') + 1;
  return (
    <>
      {before.slice(0, at)}
      <span className="short">{before.slice(at)} short</span> {after}
    </>
  );
};

const pastRows = ({ known, today }: OwnerNumbers) => {
  const n = known.cash_rows.filter(({ repeat, date }) => repeat === 'once' && date < today).length;
  return { rows: { id: 'rows', label: 'Rows', unit: 'count' as const, value: String(n) } };
};
