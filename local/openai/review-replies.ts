import { fillSlotsWith } from './fill-slots.ts';
import type { ReplyContext } from './reply-context.ts';

/** The message of a review says first how many stars it has, and whether a name is known. */
const asked = /^([1-5]) of 5 stars( by \[customer\])?/;

/** The two public replies to a review of a connected profile: the first offers something, the second does not. */
export const repliesToReview = (of: ReplyContext): readonly [string, string] => {
  const text = of.pasted.find(({ from }) => from === 'customer')?.text ?? '';
  const [, stars = '1', isNamed] = asked.exec(text.trim()) ?? [];
  const name = isNamed ? ', [customer]' : '';
  const end = fillSlotsWith(of)('[your name], {business}');
  if (Number(stars) > 3)
    return [
      `Thank you${name}! I read this to the whole crew. We'll look after you the same way next time. ${end}`,
      `Thank you${name}. Reading this made our day. ${end}`,
    ];
  return [
    `I'm sorry we let you down${name}. Please call me at [your phone], and we'll look at it together and put it right. ${end}`,
    `Thank you for telling us${name}. I read every review myself, and I take this one seriously. ${end}`,
  ];
};
