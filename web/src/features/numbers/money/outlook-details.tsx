import type { Outlook } from '#shared/domain/numbers/outlook/outlook.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { AskFinance } from '../ask-finance.tsx';
import type { OwnerNumbers } from '../owner-numbers.ts';
import { CashLineList } from './cash-line-list.tsx';
import { WeeksTable } from './weeks-table.tsx';

/** So many lines a calculation may take along. */
const maxRows = 60;

/** What stands behind the 13 weeks: the way to Finance, how they are calculated, the weeks one by one, and every line. */
export const OutlookDetails = ({ owner, outlook }: { owner: OwnerNumbers; outlook: Outlook }) => {
  const { format, inputs, today } = owner;
  const { cash_today = '0', cash_floor } = inputs;
  return (
    <>
      <div className="sum-actions">
        <AskFinance
          figures={{
            calculator: 'cash-13-weeks',
            title: 'Next 13 weeks',
            inputs: {
              today,
              cash_today,
              ...(cash_floor !== undefined && { cash_floor }),
              rows: outlook.rows.slice(0, maxRows),
            },
          }}
        />
        <Disclosure words="See the math">
          <div className="formulas">
            <p>
              <b>What we expect</b>
              <span>
                Your bank balance, plus your typical jobs when customers typically pay, plus unpaid
                invoices on their due dates, minus your costs. For jobs you already finished, we
                expect the money when customers typically pay. If you saved an invoice, we go by the
                invoice. Overdue invoices don’t count until they’re paid.
              </span>
            </p>
            <p>
              <b>If no new jobs come in</b>
              <span>
                The same, without new jobs and the costs that come with them. All other costs stays.
              </span>
            </p>
          </div>
        </Disclosure>
        <Disclosure words="View as table">
          <WeeksTable outlook={outlook} format={format} />
        </Disclosure>
      </div>
      <CashLineList owner={owner} outlook={outlook} />
    </>
  );
};
