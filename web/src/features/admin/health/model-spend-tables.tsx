import { Link } from 'react-router-dom';
import { plans } from '#shared/domain/plan/plans.ts';
import { countText, moneyText } from '../admin-format.ts';
import { userPath } from '../admin-paths.ts';
import type { Health } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';

const planName = (spender: Health['by_plan'][number]['spender']) =>
  spender === 'trial' ? 'Trial' : plans[spender].name;

/** What the AI model cost: today by account, and in the days shown by plan. */
export const ModelSpendTables = ({ top_accounts, by_plan, days }: Health) => (
  <AdminSection
    title="Who spends what"
    hint="The 20 accounts that spent most today. Below 10 cents a day an account isn’t listed."
  >
    {top_accounts.length ? (
      <Accounts accounts={top_accounts} />
    ) : (
      <p className="hint">No account has spent 10 cents today.</p>
    )}
    <table className="data-table">
      <caption>
        By plan
        <small>{days.length} days</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col">AI spend</th>
        </tr>
      </thead>
      <tbody>
        {by_plan.map(({ spender, dollars }) => (
          <tr key={spender}>
            <th scope="row">{planName(spender)}</th>
            <td>{moneyText(dollars * 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </AdminSection>
);

const Accounts = ({ accounts }: { accounts: Health['top_accounts'] }) => {
  const most = accounts[0]?.dollars ?? 1;
  return (
    <table className="data-table spenders">
      <caption>By account, today</caption>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">AI spend</th>
          <th scope="col">AI calls</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ id, email, dollars, calls }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={userPath(id)}>{email}</Link>
              <meter min={0} max={most} value={dollars} aria-hidden="true" />
            </th>
            <td>{moneyText(dollars * 100)}</td>
            <td>{countText(calls)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
