import { helpers } from '#shared/catalogue/helpers.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import { api } from '#web/api.ts';

type Page = Output<Contract['account']['export']>;
type Everything = Omit<Page, 'next'>;

/** Collects everything that is stored about the owner, page by page, and hands it over as a file. */
export const downloadMyData = async (format: 'json' | 'html') => {
  const data = await collect();
  const text = format === 'json' ? JSON.stringify(data, null, 2) : readable(data);
  const type = format === 'json' ? 'application/json' : 'text/html';
  save(new Blob([text], { type }), `sevenhands-my-data.${format}`);
};

const collect = async (): Promise<Everything> => {
  const all: Everything = { account: null, businesses: [], knowledge: [], chats: [], turns: [] };
  let after: string | null = null;
  do {
    const page: Page = await api.account.export(after ? { after } : {});
    all.account ??= page.account;
    all.businesses.push(...page.businesses);
    all.knowledge.push(...page.knowledge);
    all.chats.push(...page.chats);
    all.turns.push(...page.turns);
    after = page.next;
  } while (after);
  return all;
};

const save = (blob: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

const escaped = (text: unknown) =>
  String(text ?? '').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
const list = (record: object) =>
  Object.entries(record)
    .map(([name, value]) => {
      const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
      return `<dt>${escaped(name.replaceAll('_', ' '))}</dt><dd>${escaped(text)}</dd>`;
    })
    .join('');

/** A page to read without the app: nothing in it is loaded from anywhere. */
const readable = ({ account, businesses, knowledge, chats, turns }: Everything) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>My Sevenhands data</title>
<style>body{font:1rem/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap}article{border-top:1px solid #999;padding:.5rem 0}</style>
<h1>My Sevenhands data</h1>
<h2>Account</h2><dl>${list(account ?? {})}</dl>
<h2>Businesses</h2>${businesses.map((business) => `<article><dl>${list(business)}</dl></article>`).join('')}
<h2>What the helpers know</h2>${knowledge.map((item) => `<article><dl>${list(item)}</dl></article>`).join('')}
<h2>Conversations</h2>${chats
  .map(
    (chat) =>
      `<article><h3>${escaped(helpers[chat.helper_id].name)}: ${escaped(chat.title)}</h3>${turns
        .filter((turn) => turn.chat_id === chat.id)
        .map(
          (turn) =>
            `<p><b>You</b>, ${escaped(turn.created_at)}</p><dd>${escaped(turn.text)}</dd><p><b>${escaped(helpers[chat.helper_id].name)}</b></p><dd>${escaped(turn.content)}</dd>`,
        )
        .join('')}</article>`,
  )
  .join('')}
</html>
`;
