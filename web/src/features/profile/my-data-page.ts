import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import { helpers } from '#shared/domain/helpers.ts';

/** All pages of what is stored about an owner, put together. */
export type Everything = Omit<Output<Contract['account']['export']>, 'next'>;
type Turn = Everything['turns'][number];
type Chat = Everything['chats'][number];

const escaped = (text: unknown) =>
  String(text ?? '').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const words = (value: unknown): string => {
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
};
const list = (record: object) =>
  `<dl>${Object.entries(record)
    .map(
      ([name, value]) =>
        `<dt>${escaped(name.replaceAll('_', ' '))}</dt><dd>${escaped(words(value))}</dd>`,
    )
    .join('')}</dl>`;
const articles = (records: readonly object[]) =>
  records.map((record) => `<article>${list(record)}</article>`).join('') || '<p>Nothing yet.</p>';

const helperOf = (id: Turn['helper_id']) => (id ? helpers[id].name : 'The assistant');
const said = (turn: Turn) => `<h4>You, ${escaped(turn.created_at)}</h4><p>${escaped(turn.text)}</p>
<h4>${escaped(helperOf(turn.helper_id))}</h4><p>${escaped(turn.content)}</p>${
  turn.follow_up ? `<p>${escaped(turn.follow_up)}</p>` : ''
}${turn.feedback ? `<p>Your rating: ${escaped(words(turn.feedback))}</p>` : ''}`;

const byTime = (a: Turn, b: Turn) => a.created_at.localeCompare(b.created_at);
const conversation = (title: string, turns: readonly Turn[]) =>
  `<article><h3>${escaped(title)}</h3>${turns.toSorted(byTime).map(said).join('')}</article>`;

const conversations = (chats: readonly Chat[], turns: readonly Turn[]) => {
  const saved = new Set(chats.map(({ id }) => id));
  const loose = turns.filter(({ chat_id }) => !saved.has(chat_id));
  return [
    ...chats.map((chat) =>
      conversation(
        `${helpers[chat.helper_id].name}: ${chat.title}`,
        turns.filter(({ chat_id }) => chat_id === chat.id),
      ),
    ),
    ...(loose.length > 0 ? [conversation('Questions outside a saved conversation', loose)] : []),
  ].join('');
};

/** A page to read without the app: nothing in it is loaded from anywhere, and no text of the owner becomes markup. */
export const myDataPage = ({ account, businesses, knowledge, numbers, chats, turns }: Everything) =>
  `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>My Sevenhands data</title>
<style>body{font:1rem/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}dt{font-weight:600}dd,p{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid #999;padding:.5rem 0}</style>
<h1>My Sevenhands data</h1>
<h2>Account</h2>${list(account ?? {})}
<h2>Businesses</h2>${articles(businesses)}
<h2>What the helpers know</h2>${articles(knowledge)}
<h2>Your numbers</h2>${articles(numbers.map(({ entry }) => entry))}
<h2>Conversations</h2>${conversations(chats, turns) || '<p>Nothing yet.</p>'}
</html>
`;
