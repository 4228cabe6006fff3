import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { previewHint, previewName } from '#shared/domain/admin/admin-preview.ts';
import { type PreviewPlan, previewPlans } from '#shared/domain/admin/previewed-plan.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { setPreview } from '#web/core/admin/admin-preview.ts';
import { SelectField } from '#web/ui/public-fields.tsx';
import { AdminSection } from '../admin-section.tsx';

/** Opens the app as somebody on another plan, with a business of some type, would see it. */
export const PreviewAsSection = () => {
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
