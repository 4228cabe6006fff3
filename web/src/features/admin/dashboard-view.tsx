import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import { previewHint, previewName } from '#shared/domain/admin/admin-preview.ts';
import { type PreviewPlan, previewPlans } from '#shared/domain/admin/previewed-plan.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { setPreview } from '#web/core/admin/admin-preview.ts';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { SelectField } from '#web/ui/public-fields.tsx';
import { ErrorPanel, Notice } from '#web/ui/status-panels.tsx';
import { failureText } from './admin-failures.ts';
import { moneyText } from './admin-format.ts';
import { modelSpendQuery } from './admin-queries.ts';
import { AdminSection } from './admin-section.tsx';
import { AdsSection } from './ads-section.tsx';
import { ContactMessagesSection } from './contact-messages-section.tsx';
import { OverviewSection } from './overview-section.tsx';
import { PreviewToolsSection } from './preview-tools-section.tsx';
import { RaiseModelLimit } from './raise-model-limit.tsx';
import { SuggestionsSection } from './suggestions-section.tsx';
import { UsersSection } from './users-section.tsx';

/** Opens the app as somebody on another plan, with a business of some type, would see it. */
const PreviewAs = () => {
  const [type, setType] = useState('');
  const navigate = useNavigate();
  const start = (plan: PreviewPlan) => {
    setPreview({ plan, business_type: type || null });
    void navigate('/dashboard');
  };
  return (
    <AdminSection
      title="Preview as"
      hint="See what a new owner on that plan sees: its helpers, limits, and locked pages, with your business or a sample. Nothing is saved."
    >
      <div className="preview-as">
        <SelectField
          label="Business type"
          value={type}
          onChange={({ target }) => setType(target.value)}
        >
          <option value="">Mine, or a sample</option>
          {tradeNames.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <ul className="preview-plans" aria-label="Plan">
          {previewPlans.map((plan) => (
            <li key={plan}>
              <button type="button" className="preview-plan" onClick={() => start(plan)}>
                <b>{previewName(plan)}</b>
                <small>{previewHint(plan)}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </AdminSection>
  );
};

type ModelSpend = Output<Contract['admin']['getModelSpend']>;

/** What the AI model cost today; once the limit is reached nobody gets answers until it is raised here. */
const ModelSpendSection = () => {
  const { data, error, refetch } = useQuery(modelSpendQuery);
  return (
    <AdminSection
      title="AI spend today"
      hint="At the limit, answers stop for everyone until midnight UTC."
    >
      {data ? (
        <Spend {...data} />
      ) : error ? (
        <ErrorPanel message={failureText('modelSpend', error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={2} />
      )}
    </AdminSection>
  );
};

const Spend = ({ spent_dollars, limit_dollars, extra_dollars, is_stopped }: ModelSpend) => (
  <>
    {is_stopped && (
      <Notice tone="danger">
        Today’s limit has been reached. New questions are turned away and not counted. Raise the
        limit to resume.
      </Notice>
    )}
    <p>
      <b>{moneyText(spent_dollars * 100)}</b> of {moneyText(limit_dollars * 100)}
      {extra_dollars > 0 && `, ${moneyText(extra_dollars * 100)} added today`}
    </p>
    <RaiseModelLimit />
  </>
);

/** Numbers, tools, previews, people and their words on one page; each part asks and fails for itself. */
export const DashboardView = () => (
  <>
    <OverviewSection />
    <ModelSpendSection />
    <PreviewAs />
    <PreviewToolsSection />
    <AdsSection />
    <UsersSection />
    <SuggestionsSection />
    <ContactMessagesSection />
  </>
);
