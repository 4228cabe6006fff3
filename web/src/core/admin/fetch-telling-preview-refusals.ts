import { currentPreview } from './admin-preview.ts';

/**
 * The browser's fetch, which tells when the server refused something because of the preview. The page then gets the refusal
 * without its words, so that they are read once; a chat says them where the question stands.
 */
export const fetchTellingPreviewRefusals =
  (tell: (words: string) => void): typeof fetch =>
  async (...request) => {
    const response = await fetch(...request);
    if (currentPreview() && response.status === 403 && !isQuestion(request[0])) {
      const body: { code?: string; title?: string } = await response
        .clone()
        .json()
        .catch(() => ({}));
      if (body.code === 'previewing' && body.title) {
        tell(body.title);
        return Response.json({ ...body, title: '' }, { status: response.status });
      }
    }
    return response;
  };

const isQuestion = (asked: Parameters<typeof fetch>[0]) =>
  new URL(asked instanceof Request ? asked.url : asked, location.origin).pathname === '/api/chat';
