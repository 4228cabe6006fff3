import { billingPeriods, paidPlanIds, plans } from '../../shared/domain/plans.ts';
import { questions } from '../src/features/pricing/questions.ts';
import { siteOrigin } from './seo.ts';

const publisher = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Sevenhands',
  url: siteOrigin,
  logo: `${siteOrigin}/icon-512.png`,
};

const offers = [
  { '@type': 'Offer', name: plans.free.name, price: 0, priceCurrency: 'USD' },
  ...paidPlanIds.flatMap((plan) =>
    billingPeriods.map((period) => ({
      '@type': 'Offer',
      name: `${plans[plan].name}, ${period}`,
      price: plans[plan].price[period],
      priceCurrency: 'USD',
    })),
  ),
];

const product = {
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: 'Sevenhands',
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any, in a browser',
  description: 'Seven AI advisors for small service businesses.',
  url: siteOrigin,
  offers,
};

const faq = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

/** What search engines are told about a page in their own words. */
export const jsonLd = (path: string): object[] =>
  path === '/' ? [publisher, product] : path === '/pricing' ? [product, faq] : [];
