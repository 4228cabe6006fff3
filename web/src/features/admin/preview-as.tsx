import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type PreviewPlan,
  previewHint,
  previewName,
  previewPlans,
} from '#shared/domain/admin-preview.ts';
import { tradeNames } from '#shared/domain/choices.ts';
import { setPreview } from '#web/preview.ts';
import { SelectField } from '#web/ui/field.tsx';
import { Section } from './section.tsx';

/** Opens the app as somebody on another plan, with a business of some type, would see it. */
export const PreviewAs = () => {
  const [type, setType] = useState('');
  const navigate = useNavigate();
  const start = (plan: PreviewPlan) => {
    setPreview({ plan, business_type: type || null });
    void navigate('/dashboard');
  };
  return (
    <Section
      title="Preview as"
      hint="See the app as an owner does. All helpers are shown, and nothing is saved."
    >
      <div className="preview-as">
        <SelectField
          label="Business type"
          value={type}
          onChange={({ target }) => setType(target.value)}
        >
          <option value="">My own, or a sample</option>
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
    </Section>
  );
};
