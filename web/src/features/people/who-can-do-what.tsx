import Check from '@lucide/icons/icons/check';
import Minus from '@lucide/icons/icons/minus';
import { Icon } from '#web/ui/icon.tsx';

const rows = [
  ['Ask the helpers, see saved work', true],
  ['Your week: check off, move, and add tasks', true],
  ['Numbers and who owes you', true],
  ['Reviews and posts', true],
  ['Connect and disconnect', false],
  ['Plan, invoices, and card', false],
  ['Invite and remove people', false],
  ['Hand over the account', false],
  ['Download or delete the business', false],
] as const;

const Mark = ({ yes }: { yes: boolean }) => (
  <td data-yes={yes || undefined}>
    <Icon icon={yes ? Check : Minus} />
    <span className="sr-only">{yes ? 'Yes' : 'No'}</span>
  </td>
);

/** What the owner and the office may do. */
export const WhoCanDoWhat = () => (
  <section className="form-group" aria-labelledby="who-can-do-what">
    <h2 id="who-can-do-what">Who can do what</h2>
    <table className="people-rights">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">What</span>
          </th>
          <th scope="col">Owner</th>
          <th scope="col">Office</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, office]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <Mark yes />
            <Mark yes={office} />
          </tr>
        ))}
      </tbody>
    </table>
    <p className="hint">
      Their chats are private. You can’t see them unless they share one. Saved work, your week, and
      your numbers belong to the business.
    </p>
  </section>
);
