import { companySizeLabels } from '#shared/domain/choices.ts';
import type { PartialBusiness, RememberedText } from '#shared/domain/placeholder-values.ts';

/** What goes with a prompt besides the blanks, in a few words; a paused fact does not. */
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
