import { useState } from 'react';
import { companySizeLabels } from '#shared/domain/account/business-choices.ts';
import { ChangeKnownDetails, usualPrice } from './change-known-details.tsx';
import { ownerOfPrefill, type PrefillContext } from './prompt-prefill.ts';

/** What goes along with a prompt besides its fields; paused memory entries do not. */
const sentAlong = (context: PrefillContext): string[] => {
  const { business, memory } = context;
  const { type, location, company_size: size, phase_tag: phase, selected_goals: goals } = business;
  const { inputs, format } = ownerOfPrefill(context);
  const price = inputs[usualPrice];
  const remembered = memory.filter(({ paused }) => !paused).length;
  return [
    location ?? '',
    size ? companySizeLabels[size].replace('-', ' to ') : '',
    price ? `${format.value('money', price)} usual job` : '',
    type && type !== 'Other' ? type : '',
    phase ?? '',
    goals?.[0] ?? '',
    remembered ? `${remembered} ${remembered === 1 ? 'fact' : 'facts'} from earlier chats` : '',
  ].filter(Boolean);
};

/** Says what goes along, and changes the place, the size and the usual price of the business right there. */
export const KnownDetailsLine = ({ context }: { context: PrefillContext }) => {
  const [isChanging, setIsChanging] = useState(false);
  const also = sentAlong(context);
  return (
    <>
      <p className="wide using">
        {also.length > 0 && 'Using: '}
        {also.map((one) => (
          <span key={one} className="known-chip">
            {one}
          </span>
        ))}
        {context.business.id && !isChanging && (
          <button type="button" className="text-link" onClick={() => setIsChanging(true)}>
            {also.length > 0 ? 'Change' : 'Add where you work and your usual price'}
          </button>
        )}
      </p>
      {isChanging && <ChangeKnownDetails context={context} onDone={() => setIsChanging(false)} />}
    </>
  );
};
