/**
 * What a build writes where a page names its own origin, for example as its canonical address. A build is for every stage;
 * the stage that publishes it puts its own origin there (infra/stacks/site-files/site-copy-with-origin.ts).
 */
export const originPlaceholder = 'https://origin.invalid';
