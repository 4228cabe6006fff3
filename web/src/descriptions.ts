import type { GeneralPath } from '#shared/web-paths.ts';

/** What search engines and link previews say about each public page that is not of one trade; only the build reads it. */
export const descriptions: Record<GeneralPath, string> = {
  '/': 'Seven AI advisors for small service businesses: marketing, social media, sales, finance, customer service, operations and hiring.',
  '/features':
    'What each of the seven helpers does, the areas it knows and three jobs you can hand it today.',
  '/pricing':
    'Start free, or try Professional for 7 days without a card. Plain prices in US dollars, 30-day money-back guarantee.',
  '/about':
    'Why Sevenhands exists: good advice for people who work with their hands, in plain words and at a plain price.',
  '/contact': 'Ask us anything about Sevenhands. We answer within 24 hours.',
  '/suggestions':
    'Tell us what is missing, what is in your way, or what you would love to see in Sevenhands.',
  '/privacy-policy':
    'What Sevenhands keeps about you, why, who else sees it, and how you delete it.',
  '/terms-of-service':
    'The rules for using Sevenhands: the trial, paying, canceling, refunds, and what the advice is not.',
  '/tools/hour-cost':
    'Work out what an hour of work costs your service business, with crew, overhead and your own pay. Free, in your browser, no account.',
  '/tools/job-price':
    'Work out what to charge for a job: hours, materials, card fees and your profit in one price. Free, in your browser, no account.',
  '/tools/price-rise':
    'See how many jobs you can lose at a higher price before you earn less. Free, in your browser, no account.',
  '/ad':
    'Try Sevenhands free for 7 days: seven AI advisors for small service businesses. No card needed.',
  '/login': 'Sign in to Sevenhands and go on where you left off with your seven helpers.',
  '/signup': 'Create your Sevenhands account. Professional is free for 7 days, no card needed.',
  '/forgot-password':
    'Set a new password for your Sevenhands account with a code that we send to your email.',
};
