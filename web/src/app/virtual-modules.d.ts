/// <reference types="vite/client" />
declare module 'virtual:endpoints' {
  export const endpoints: import('#shared/api-client.ts').Endpoints;
}
declare module 'virtual:overview' {
  export const overview: {
    readonly prompts: number;
    readonly helpers: readonly {
      readonly id: import('#shared/domain/catalogue/helper-ids.ts').HelperId;
      readonly subcategories: readonly string[];
      readonly examples: readonly { readonly title: string; readonly description: string }[];
    }[];
  };
}
declare module 'virtual:free-tools' {
  export const freeToolWords: Readonly<
    Record<
      import('#shared/domain/numbers/free-tool-ids.ts').FreeToolId,
      {
        readonly fields: readonly {
          readonly id: import('#shared/domain/numbers/askable-numbers.ts').AskableId;
          readonly label: string;
          readonly hint: string;
          readonly kind?: import('#shared/domain/numbers/define-number.ts').Unit;
          readonly options?: Readonly<Record<string, string>>;
          readonly isOptional: boolean;
        }[];
        readonly first: readonly import('#shared/domain/numbers/askable-numbers.ts').AskableId[];
        readonly caveats: readonly string[];
        readonly example: {
          readonly values: Readonly<Record<string, string>>;
          readonly given: readonly string[];
          readonly headline: string;
          readonly lede: string;
        };
      }
    >
  >;
}
declare module 'virtual:helper-summaries' {
  export const helperSummaries: Record<
    import('#shared/domain/catalogue/helper-ids.ts').HelperId,
    { readonly name: string; readonly pitch: string }
  >;
}
declare module 'virtual:prices' {
  export const lowestPrice: number;
}
declare module 'virtual:trade-pages' {
  export const loadTradePage: Readonly<
    Record<
      string,
      () => Promise<{
        readonly page: import('#web/features/site/landing/built-trade-page-type.ts').BuiltTradePage;
      }>
    >
  >;
}
declare module 'virtual:trade-links' {
  export const tradeLinks: readonly {
    readonly owners: string;
    readonly path: string;
    readonly says: string;
  }[];
}
declare module 'virtual:trade-icons' {
  /** The drawing of each trade's icon. */
  export const tradeIcons: Readonly<
    Record<
      import('#shared/domain/catalogue/trades/index.ts').TradeName,
      import('@lucide/icons').LucideIconData
    >
  >;
}

declare module 'virtual:helper-icons' {
  export const helperIcons: Readonly<
    Record<
      import('#shared/domain/catalogue/helper-ids.ts').HelperId,
      import('@lucide/icons').LucideIconData
    >
  >;
}
declare module 'virtual:prompt-icons' {
  export const promptIcons: Readonly<Record<string, import('@lucide/icons').LucideIconData>>;
}
// The package describes its icons as a whole only, not file by file.
declare module '@lucide/icons/icons/*' {
  const icon: import('@lucide/icons').LucideIconData;

  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export { icon as default };
}
