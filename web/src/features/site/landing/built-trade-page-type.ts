import type { TradePage } from '#shared/catalogue/trade-page-types.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';

/** Something that comes every year in a trade, where it stands in the picture of the year. */
export type YearEntry = {
  /** The half of a month it starts in, 1 to 22: each is drawn three halves wide. */
  readonly from: number;
  readonly title: string;
  readonly why: string;
  /** Its first day, and the day by which the owner has to begin: "Nov 15". */
  readonly starts: string;
  readonly begin: string;
};

/** What a trade's page shows; made when the app is built. */
export type BuiltTradePage = Omit<TradePage, 'description' | 'prompts'> & {
  /** The trade in addresses: "hvac-companies". */
  readonly slug: string;
  /** "HVAC companies" */
  readonly owners: string;
  readonly prompts: readonly {
    readonly helper: HelperId;
    readonly title: string;
    readonly description: string;
  }[];
  readonly year: readonly YearEntry[];
};
