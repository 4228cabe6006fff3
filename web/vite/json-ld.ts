import { pageTrades, tradeOwners, tradePath } from '#shared/domain/catalogue/trade-paths.ts';
import { billingPeriods, paidPlanIds, plans } from '#shared/domain/plan/plans.ts';
import { originPlaceholder } from '#shared/origin-placeholder.ts';
import { pricingFaq } from '#web/features/plan/pricing/faq.ts';
import { landingFaq } from '#web/features/site/landing/faq.ts';

const publisher = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Sevenhands',
  url: originPlaceholder,
  logo: `${originPlaceholder}/icon-512.png`,
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
  url: originPlaceholder,
  offers,
};

type Question = { readonly question: string; readonly answer: string };

const faqOf = (known: readonly Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: known.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

type Page = { path: string; title: string; description: string };

const pageOf = (type: string, { path, title, description }: Page, more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': type,
  name: title,
  description,
  url: `${originPlaceholder}${path}`,
  inLanguage: 'en-US',
  ...more,
});

/** The page of a trade: for whom it is, and where it stands. */
const tradePageOf = (page: Page, owners: string) => [
  pageOf('WebPage', page, {
    audience: { '@type': 'BusinessAudience', audienceType: owners },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Sevenhands', item: `${originPlaceholder}/` },
        {
          '@type': 'ListItem',
          position: 2,
          name: `For ${owners}`,
          item: `${originPlaceholder}${page.path}`,
        },
      ],
    },
  }),
  product,
];

/** A sum that works in the browser without an account, and costs nothing. */
const toolPageOf = (page: Page) =>
  pageOf('WebApplication', page, {
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any, in a browser',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    publisher: { '@type': 'Organization', name: 'Sevenhands', url: originPlaceholder },
  });

/** What search engines are told about a page in their own words. */
export const jsonLd = (page: Page): object[] => {
  const trade = pageTrades.find((one) => tradePath(one) === page.path);
  if (trade) return tradePageOf(page, tradeOwners[trade]);
  if (page.path.startsWith('/tools/')) return [toolPageOf(page)];
  switch (page.path) {
    case '/':
      return [publisher, product, faqOf(landingFaq)];
    case '/pricing':
      return [product, faqOf(pricingFaq)];
    case '/about':
      return [pageOf('AboutPage', page), publisher];
    case '/contact':
      return [pageOf('ContactPage', page)];
    default:
      return [];
  }
};
