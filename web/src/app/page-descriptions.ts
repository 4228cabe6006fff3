import type { GeneralPath } from '#shared/web-paths.ts';

/** What search engines and link previews say about each public page that is not of one trade; only the build reads it. */
export const descriptions: Record<GeneralPath, string> = {
  '/': 'Seven AI advisors for small service businesses: marketing, social media, sales, finance, customer service, operations, and hiring.',
  '/features':
    'See what each of the 7 helpers does, the topics it covers, and 3 prompts you can try today.',
  '/pricing':
    'Start free, or try Professional free for 7 days. No credit card needed. Prices in US dollars, with a 30-day money-back guarantee.',
  '/about':
    'Why we built Sevenhands: good business advice for people who work with their hands, in plain English, at a fair price.',
  '/contact': 'Ask us anything about Sevenhands. We reply within 24 hours.',
  '/suggestions':
    'Tell us what’s missing, what’s getting in your way, or what you’d love to see in Sevenhands.',
  '/privacy-policy':
    'What data Sevenhands collects, why we keep it, who else sees it, and how to delete it.',
  '/terms-of-service':
    'The rules for using Sevenhands: free trial, payment, canceling, refunds, and the limits of AI advice.',
  '/tools/hour-cost':
    'Find out what an hour of work really costs your service business, counting crew, overhead, and your own pay. Free calculator, no account needed.',
  '/tools/job-price':
    'Figure out what to charge for a job: labor, materials, card fees, and profit in one price. Free calculator, no account needed.',
  '/tools/price-rise':
    'See how many jobs you could lose after a price increase and still make the same money. Free calculator, no account needed.',
  '/ad':
    'Try Sevenhands free for 7 days: 7 AI advisors for small service businesses. No credit card needed.',
  '/login': 'Sign in to Sevenhands and pick up where you left off.',
  '/signup':
    'Create your Sevenhands account. Try Professional free for 7 days. No credit card needed.',
  '/forgot-password': 'Reset your Sevenhands password with a code we email you.',
};
