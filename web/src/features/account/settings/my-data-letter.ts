import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { answerAsPlainText } from '#shared/domain/chat/answer-parts/answer-as-plain-text.ts';
import { clearedConversationTitle } from '#shared/domain/chat/conversation-title-and-preview.ts';
import { calculationLines } from '#shared/domain/numbers/calculations/calculation-lines.ts';
import {
  accountLines,
  appLine,
  businessLines,
  connectionLine,
  type Everything,
  type Line,
  memoryLine,
  moment,
  numberLine,
  performanceLine,
  personWords,
  postDataLine,
  receivableLine,
  reviewDataLine,
  workLine,
} from './my-data-lines.ts';

type Turn = Everything['turns'][number];
type Chat = Everything['chats'][number];

const escaped = (text: unknown) =>
  String(text ?? '').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const list = (lines: readonly Line[]) => {
  const rows = lines.filter(([, value]) => value !== null && value !== undefined && value !== '');
  const shown = rows.map(
    ([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`,
  );
  return shown.length ? `<dl>${shown.join('')}</dl>` : nothing;
};
const nothing = '<p>Nothing here.</p>';
const section = (title: string, lead: string, body: string) =>
  `<section><h2>${title}</h2><p>${lead}</p>${body || nothing}</section>`;

const helperOf = (id: Turn['helper_id']) => (id ? helpers[id].name : 'The assistant');
const rated = ({ feedback }: Turn) =>
  feedback
    ? `<p>You rated this answer ${feedback.rating === 'up' ? 'helpful' : 'not helpful'}${
        feedback.reason ? `: ${escaped(feedback.reason)}` : ''
      }.</p>`
    : '';
/** What was typed into a starter prompt; its outcome stands in the question. */
const filledIn = ({ prompt }: Turn) =>
  (prompt?.lines ?? []).map((line) => `<p>${escaped(line)}</p>`).join('');
/** What was calculated for the answer, each figure with its unit. */
const calculated = ({ sums = [] }: Turn) =>
  sums
    .map((sum) => {
      const { head, figures } = calculationLines(sum, 'en-US');
      return `<p>${escaped([head, ...figures].join('\n'))}</p>`;
    })
    .join('');
const said = (
  turn: Turn,
) => `<h4>You, on ${escaped(moment(turn.created_at))}</h4><p>${escaped(turn.text)}</p>${filledIn(turn)}
<h4>${escaped(helperOf(turn.helper_id))}</h4>${calculated(turn)}<p>${escaped(answerAsPlainText(turn.parts))}</p>${
  turn.follow_up ? `<p>${escaped(turn.follow_up)}</p>` : ''
}${rated(turn)}`;

/** The small pictures of the photos that came with questions. */
const photosOf = ({ photos }: Everything) =>
  photos
    .map(
      ({ thumbnail, created_at }) =>
        `<figure><img src="${escaped(thumbnail)}" alt="A photo you sent"><figcaption>${escaped(moment(created_at))}</figcaption></figure>`,
    )
    .join('');

const byTime = (a: Turn, b: Turn) => a.created_at.localeCompare(b.created_at);
const conversation = (title: string, turns: readonly Turn[]) =>
  `<article><h3>${escaped(title)}</h3>${turns.toSorted(byTime).map(said).join('')}</article>`;

const titleOf = ({ helper_id, title, shared_by }: Chat, people: Everything['people']) =>
  [
    `${helpers[helper_id].name}: ${title || clearedConversationTitle}`,
    personWords('shared by', people, shared_by),
  ]
    .filter(Boolean)
    .join(', ');

const conversations = ({ chats, turns, people }: Everything) => {
  const saved = new Set(chats.map(({ id }) => id));
  const loose = turns.filter(({ chat_id }) => !saved.has(chat_id));
  return [
    ...chats.map((chat) =>
      conversation(
        titleOf(chat, people),
        turns.filter(({ chat_id }) => chat_id === chat.id),
      ),
    ),
    ...(loose.length > 0 ? [conversation('Questions not in a saved chat', loose)] : []),
  ].join('');
};

/** What a business has of one kind under a heading of its own; nothing where it has none. */
const underHeading = <T extends { business_id: string }>(
  heading: string,
  all: readonly T[],
  businessId: string,
  lineOf: (item: T) => Line,
) => {
  const own = all.filter(({ business_id }) => business_id === businessId);
  return own.length ? `<h4>${heading}</h4>${list(own.map(lineOf))}` : '';
};

/** The photos that wait with posts. */
const postPhotosOf = (all: Everything['post_photos'], businessId: string) =>
  all
    .filter(({ business_id }) => business_id === businessId)
    .map(({ photo }) => `<figure><img src="${escaped(photo)}" alt="Goes with a post"></figure>`)
    .join('');

const businessesOf = ({
  businesses,
  knowledge,
  numbers,
  receivables,
  connections,
  reviews,
  performance,
  posts,
  post_photos,
  apps,
  work,
  people,
}: Everything) =>
  businesses
    .map((business) => {
      const known = knowledge.filter(({ business_id }) => business_id === business.id);
      const kept = numbers.filter(({ business_id }) => business_id === business.id);
      const owed = receivables.filter(({ business_id }) => business_id === business.id);
      const connected = connections.filter(({ business_id }) => business_id === business.id);
      const saved = work.filter(({ business_id }) => business_id === business.id);
      return `<article><h3>${escaped(business.name)}</h3>${list(businessLines(business))}
<h4>What your helpers remember</h4>${known.length ? list(known.map(memoryLine)) : nothing}
<h4>Numbers</h4>${kept.length ? list(kept.map((one) => numberLine(one, business))) : nothing}
<h4>Unpaid invoices you saved</h4>${owed.length ? list(owed.map(receivableLine)) : nothing}
<h4>Accounts you connected</h4>${connected.length ? list(connected.map(connectionLine)) : nothing}
${underHeading('Reviews of this business', reviews, business.id, reviewDataLine)}
${underHeading('What people did there', performance, business.id, performanceLine)}
${underHeading('Your posts', posts, business.id, postDataLine)}${postPhotosOf(post_photos, business.id)}
${underHeading('AI apps you let in', apps, business.id, appLine)}
<h4>Saved work</h4>${saved.length ? list(saved.map((one) => workLine(one, people))) : nothing}</article>`;
    })
    .join('');

const sentOf = ({ sent }: Everything) =>
  sent
    .map(
      ({ kind, text, created_at }) =>
        `<article><h3>${kind === 'suggestion' ? 'A suggestion' : 'A message'}, ${escaped(moment(created_at))}</h3><p>${escaped(text)}</p></article>`,
    )
    .join('');

const styles =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}dt{font-weight:600}dd,p,pre{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}article,section{border-top:1px solid #999;padding:.5rem 0}section{border-top-width:3px;margin-top:1.5rem}pre{font-size:.8rem}';

/** A letter to read without the app, with the raw data at its end: nothing in it is loaded from anywhere, and no text of the owner becomes markup. */
export const myDataLetter = (data: Everything, now = new Date()) =>
  `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>My Sevenhands data</title>
<style>${styles}</style>
<h1>Your Sevenhands data</h1>
<p>Created on ${escaped(moment(now.toISOString()))}. This is everything stored in your account, in plain English. The raw data is at the end. Blank fields are left out.</p>
${section('Your account', 'Your sign-in and plan.', data.account ? list(accountLines(data.account, data.google)) : '')}
${section('Your businesses', 'What you’ve told us, and what your helpers remember.', businessesOf(data))}
${section('Your chats', 'Your questions and the answers, oldest first.', conversations(data))}
${data.photos.length ? section('Your photos', 'Thumbnails of photos you sent with questions.', photosOf(data)) : ''}
${section('Messages to us', 'Suggestions and messages you sent while you were signed in.', sentOf(data))}
<section><h2>The raw data</h2><details><summary>Show it as JSON</summary><pre>${escaped(JSON.stringify(data, null, 2))}</pre></details></section>
</html>
`;
