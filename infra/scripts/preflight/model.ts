import OpenAI from 'openai';
import { assistantAnswerFormat } from '#shared/domain/chat/model-answer-formats.ts';
import type { Settings } from '../../settings-of-stage.ts';
import { type Finding, ok, todo } from './finding.ts';
import { readStageSecret } from './read-stage-secret.ts';

/** A picture of one point. */
const point =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Requests a minute below which owners of a small stage already wait for each other. */
const fewRequests = 60;

/** What the product asks: an answer by its schema, with a photo where the stage takes photos. */
const questionOf = ({ format, photos }: Settings['openai']) => ({
  messages: [
    {
      role: 'user' as const,
      content: [
        { type: 'text' as const, text: 'Answer with the word ready.' },
        ...(photos
          ? [{ type: 'image_url' as const, image_url: { url: point, detail: 'low' as const } }]
          : []),
      ],
    },
  ],
  ...(format === 'schema' && {
    response_format: {
      type: 'json_schema' as const,
      json_schema: { ...assistantAnswerFormat, strict: true },
    },
  }),
});

/** Whether the key of the stage gets an answer from its model to what the product asks, and often enough. */
export const checkModel = async (settings: Settings): Promise<Finding> => {
  const { baseUrl, model } = settings.openai;
  const { apiKey } = await readStageSecret(settings, 'openai');
  if (!apiKey)
    return todo(
      'model',
      `no key yet: deploy, then OPENAI_API_KEY=… npm run secrets -- --stage ${settings.stage} openai`,
    );
  const client = new OpenAI({
    apiKey,
    maxRetries: 0,
    timeout: 30_000,
    logLevel: 'off',
    ...(baseUrl && { baseURL: baseUrl }),
  });
  try {
    const { data: answer, response } = await client.chat.completions
      .create({ model, ...questionOf(settings.openai) })
      .withResponse();
    const limit = Number(response.headers.get('x-ratelimit-limit-requests') ?? Number.NaN);
    if (limit < fewRequests)
      return todo(
        'model',
        `${model} takes ${limit} requests a minute: raise the usage tier of the account at the provider`,
      );
    return answer.choices[0]?.message.content
      ? ok(
          'model',
          `${model} answers by the schema${settings.openai.photos ? ', with a photo' : ''}`,
        )
      : todo(
          'model',
          `${model} gave an empty answer: choose another openai.model in infra/stages.ts`,
        );
  } catch (error) {
    if (!(error instanceof OpenAI.APIError)) throw error;
    return todo(
      'model',
      `${model} refused (${error.status ?? 'no connection'}): check the key, its budget, and openai.model, format and photos in infra/stages.ts`,
    );
  }
};
