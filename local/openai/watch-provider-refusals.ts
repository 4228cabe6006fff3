import { subscribe, unsubscribe } from 'node:diagnostics_channel';

type Headers = { request: { origin?: unknown; path?: unknown }; response: { statusCode: number } };

/** What to look at when a real provider refuses a request for good. */
const notices: Readonly<Record<number, string>> = {
  400: 'the provider refused the request; check OPENAI_MODEL and OPENAI_FORMAT',
  401: 'the provider refused the key; check OPENAI_API_KEY',
  403: 'the provider refused the key; check OPENAI_API_KEY',
  404: 'the provider does not know the model; check OPENAI_MODEL and OPENAI_BASE_URL',
};

/**
 * Says what to check when the provider at this address refuses a request, once for each reason; an empty address is
 * OpenAI's own. Returns what ends it.
 */
export const watchProviderRefusals = (baseUrl: string, say: (notice: string) => void) => {
  const { origin } = new URL(baseUrl || 'https://api.openai.com');
  const said = new Set<string>();
  const watch = (message: unknown) => {
    const { request, response } = message as Headers;
    const notice = notices[response.statusCode];
    if (!notice || String(request.origin) !== origin || said.has(notice)) return;
    said.add(notice);
    say(notice);
  };
  subscribe('undici:request:headers', watch);
  return () => unsubscribe('undici:request:headers', watch);
};
