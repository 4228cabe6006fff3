import { startApp } from '#test/support/app.ts';
import { asker, seedChat } from '#test/support/chat.ts';
import { scaled } from '#test/support/proof-size.ts';
import { guarantee } from './support/guarantee.ts';

const count = scaled(1_000);

guarantee(
  'D5: a conversation of any length is opened, continued and deleted without reading all of it',
  async (tally) => {
    await using app = await startApp();
    const ada = await asker(app, 'ada');
    const { chat_id } = await seedChat(app, ada, count);
    const { meter } = app.stack.data;

    meter.reset();
    const { turns, earlier } = await ada.api.history.get({ id: chat_id });
    const opened = meter.used().capacity;
    tally.check('a page of turns', turns.length === 30 && earlier === turns[0]?.id);
    tally.check(`opening takes ${opened} units`, opened < 40);

    meter.reset();
    await ada.ask({ chat_id, text: 'And now?' });
    const asked = meter.used().capacity;
    tally.check(`going on takes ${asked} units`, asked < 20);
    tally.measured(`${count} turns, ${opened} units to open, ${asked} to go on`);

    const { items } = await ada.api.history.list({});
    tally.check('it is one conversation', items.length === 1);
    await ada.api.history.remove({ id: chat_id });
    const left = await app.table.rows(`USER#${ada.sub}`, 'TURN#');
    tally.check(`${left.length} turns are left`, left.length === 0);
  },
);
