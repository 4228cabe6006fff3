import { companySizeLabels } from '#shared/domain/choices.ts';
import type { PartialBusiness, RememberedText } from '#shared/domain/placeholder-values.ts';

/** A short list of what is sent with a prompt besides its inputs; paused memory entries are not sent. */
export const sentAlong = (
  business: PartialBusiness,
  memory: readonly RememberedText[],
): string[] => {
  const { name, type, location, company_size: size } = business;
  const remembered = memory.filter(({ paused }) => !paused).length;
  return [
    [name, type && type !== 'Other' && `(${type})`].filter(Boolean).join(' '),
    location ?? '',
    size ? companySizeLabels[size].replace('-', ' to ') : '',
    remembered ? `${remembered} ${remembered === 1 ? 'thing' : 'things'} from earlier chats` : '',
  ].filter(Boolean);
};
