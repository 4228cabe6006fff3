/** The parts of autocannon that are used here. */
declare module 'autocannon' {
  type Request = {
    body?: string;
    headers?: Record<string, string>;
    method?: string;
    path?: string;
  };
  type Result = {
    errors: number;
    timeouts: number;
    mismatches: number;
    non2xx: number;
    '2xx': number;
    latency: { p50: number; p97_5: number; p99: number };
  };
  type Options = {
    url: string;
    connections: number;
    amount: number;
    timeout?: number;
    requests?: { method?: string; path?: string; setupRequest?: (request: Request) => Request }[];
  };
  const autocannon: (options: Options) => Promise<Result>;
  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default autocannon;
}
