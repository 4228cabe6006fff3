import type { Browser } from './engine.ts';

/** The owner of this run: the first journey signs up with the code from the email. */
type Owner = { email: string; password: string; code: () => Promise<string> };
type Journey = (browser: Browser, owner: Owner) => Promise<void>;

const signIn: Journey = async ({ open, type, press, at, sees }, { email, password }) => {
  await open('/login');
  await type('Email', email);
  await type('Password', password);
  await press('Sign In');
  await at('/dashboard');
  await sees('Your Helpers');
};

/** The short journeys of every engine, in order, because the later ones sign in as the owner of the first. */
export const journeys: Readonly<Record<string, Journey>> = {
  'a new user signs up with the code from the email, and onboarding leads to the dashboard': async (
    { open, type, press, pick, sees, at },
    { email, password, code },
  ) => {
    await open('/');
    await sees('Sevenhands');
    await open('/signup');
    await type('Email', email);
    await type('Password', password);
    await type('Confirm password', password);
    await press('Create account');
    await sees('Check your email');
    await type('Code', await code());
    await press('Confirm');
    await at('/onboarding');
    await type('Business name', 'Ridgeline');
    await press('Continue');
    await pick('Plumber');
    await press('Continue');
    await sees('How do you want to start?');
    await press('Continue');
    await sees('Meet your helpers');
    await press('Go to My Dashboard');
    await at('/dashboard');
    await sees('Welcome, Ridgeline');
  },
  'a prompt is filled in and sent, and its answer is copied and found in the history': async (
    browser,
    owner,
  ) => {
    await signIn(browser, owner);
    const { open, follow, type, press, sees, answerBegins } = browser;
    await follow('Sales');
    await press('Follow-up Strategies');
    await press('Quote gone quiet');
    await sees('Send to Sales');
    await type('Quote amount', '1,850');
    await press('Send to Sales');
    await sees('Regenerate');
    await answerBegins();
    await press('Copy this answer');
    await sees('Copied');
    await open('/dashboard/history');
    await sees('Quote gone quiet');
  },
  'an answer begins in view: asked on a helper’s page, in that chat, in it again later, and on the dashboard':
    async (browser, owner) => {
      await signIn(browser, owner);
      const { open, follow, type, press, sees, answerBegins } = browser;
      await follow('Sales');
      await type('Message Sales', 'How do I follow up on a quote?');
      await press('Send');
      await sees('Regenerate');
      await answerBegins();
      await type('Message Sales', 'What do I say when they find it too expensive?');
      await press('Send');
      await sees('Stop');
      await sees('Regenerate');
      await answerBegins();
      await open('/dashboard/sales');
      await press('Continue Previous Conversation');
      await sees('Regenerate');
      await answerBegins();
      await open('/dashboard');
      await type('Message the assistant', 'My quote got no answer. Who helps?');
      await press('Send');
      await sees('Go to Sales');
      await answerBegins();
    },
  'an answer begins in view: continued, from Find anything, handed over, in a low window, and after a reload in the middle':
    async (browser, owner) => {
      await signIn(browser, owner);
      const { follow, type, press, choose, reload, resize, at, sees, answerBegins } = browser;
      await follow('Sales');
      await press('Continue Previous Conversation');
      await sees('Regenerate');
      await answerBegins();
      await follow('Week');
      await at('/dashboard/week');
      await press('Find anything');
      await type('What are you looking for?', 'follow up on a quote');
      await choose('Follow up on a quote');
      await sees('Regenerate');
      await answerBegins();
      await follow('Today');
      await type('Message the assistant', 'My quote got no answer. Who helps?');
      await press('Send');
      await sees('Go to Sales');
      await follow('Go to Sales');
      await at('/dashboard/sales');
      await press('Send');
      await sees('Stop');
      await reload();
      await sees('Regenerate');
      await answerBegins();
      await resize(390, 560);
      await type('Message Sales', 'What do I say when they find it too expensive?');
      await press('Send');
      await sees('Stop');
      await sees('Regenerate');
      await answerBegins();
    },
  'a task is added to the week, checked off, and still done after a reload': async (
    browser,
    owner,
  ) => {
    await signIn(browser, owner);
    const { open, follow, type, press, ticked } = browser;
    await follow('Week');
    await type('Add to your week', 'Call Mr. Okafor');
    await press('Add');
    await press('Call Mr. Okafor');
    await ticked('Call Mr. Okafor');
    await open('/dashboard/week');
    await ticked('Call Mr. Okafor');
  },
  'signing out ends the session': async (browser, owner) => {
    await signIn(browser, owner);
    const { open, press, at, sees } = browser;
    await press(owner.email);
    await press('Sign Out');
    await sees('Sign In');
    await open('/dashboard');
    await at('/login');
    await sees('Email');
  },
};
