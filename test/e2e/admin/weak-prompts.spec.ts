import { expect, type Page } from '@playwright/test';
import { ulid } from 'ulid';
import { loadHelperContent } from '#shared/catalogue/load/load-helper.ts';
import type { Prompt } from '#shared/catalogue/schema.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import {
  expectAccessibleInBothThemes,
  expectNoOverflow,
  password,
  signIn,
} from '../../support/browser.ts';
import { testPrompt } from '../../support/pages/prompt-editor.ts';
import { type Owner, open, test } from '../../support/playwright-app.ts';

const looksRight = async (page: Page) => {
  await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
};
/** Asks a prompt as its owner's page would, and returns where the answer stands. */
const askPrompt = async ({ client }: Owner, helper_id: HelperId, prompt: Prompt) => {
  const { account } = await client.account.get({});
  const id = crypto.randomUUID();
  const message_id = ulid();
  const events = await client.chat.ask({
    message_id,
    chat_id: id,
    business_id: String(account.active_business_id),
    helper_id,
    prompt: {
      id: prompt.id,
      specificOutcome: prompt.defaultSpecificOutcome,
      additionalInputs: Object.fromEntries(
        prompt.additionalInputs.map((input) => [
          input.id,
          input.type === 'number' ? '5' : (input.options?.[0]?.value ?? 'Something'),
        ]),
      ),
    },
  });
  for await (const { event } of events) if (event === 'done') break;
  return { id, message_id };
};
const adminEmail = 'admin@sevenhands.test';

test('the worst prompt is found, edited, tested, published, and an owner gets it', {
  tag: ['@phone', '@night'],
}, async ({ page, app }) => {
  test.slow();
  const { saveShippedPrompts } = await import('#functions/catalogue/save-shipped-prompts.ts');
  await saveShippedPrompts();
  const ada = await app.owner('Ada');
  const [shipped] = (await loadHelperContent('finance')).quickStarts;
  if (!shipped) throw new Error('No quick starts');
  await open(page, ada);
  const answered = await askPrompt(ada, 'finance', shipped);
  await ada.client.history.rate({ ...answered, rating: 'down', reason: 'Sounds like a robot' });

  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width, height }, baseURL: app.origin });
  if (!context) throw new Error('There is no browser');
  if (!app.stack.auth.find(adminEmail))
    await app.stack.auth.signUp({ email: adminEmail, password });
  const desk = await context.newPage();
  await signIn(desk, adminEmail);
  await desk.getByRole('link', { name: 'Starter prompts' }).click();
  await desk.getByLabel('Helper', { exact: true }).selectOption('finance');
  await desk.getByLabel('Used at least').selectOption('1');
  await expect(desk.getByRole('heading', { name: `Start with “${shipped.title}”` })).toBeVisible();
  await desk.getByText('1 reason').click();
  await expect(desk.getByText('Sounds like a robot')).toBeVisible();
  await looksRight(desk);

  await desk.getByRole('button', { name: `Edit and test: ${shipped.title}` }).click();
  const dialog = desk.getByRole('dialog', { name: 'Edit prompt' });
  await dialog.getByLabel('Title').fill('Which bill first');
  const text = dialog.getByRole('textbox', { name: 'Prompt' });
  await text.fill(`${await text.inputValue()}\nWrite as one neighbor to another.`);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText(/before you publish it/)).toBeVisible();
  await testPrompt(dialog);
  await looksRight(desk);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByText('Published', { exact: true })).toBeVisible();

  await page.goto('/dashboard/finance');
  await expect(page.getByRole('button', { name: /^Which bill first/ })).toBeVisible();
  await askPrompt(ada, 'finance', shipped);
  const sent = app.stack.openai.requests().map(({ body }) => JSON.stringify(body?.messages));
  expect(sent.at(-1)).toContain('Write as one neighbor to another.');
  await context.close();
});
