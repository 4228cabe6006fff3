import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http-server.ts';

/** A recording as the provider saw it: its name, type and size, never its sound. */
export type HeardFile = {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** The other fields of the request, for example the model and the words it may expect. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
};

/** What the stand-in answers: these words, and how long the recording was. */
export type Script = { readonly text: string; readonly seconds?: number };

/** What the test tone of a browser's fake microphone says, unless a test has another script. */
export const toneScript =
  'Three quotes went out last week and nobody called back. Do I drop my price?';

/** About the rate that the app asks for. */
const bytesPerSecond = 4000;

/** Writes down recordings by a script: nothing on this machine can listen. */
export const createTranscriber = () => {
  const heard: HeardFile[] = [];
  let script: Script = { text: toneScript };
  return {
    heard: (): readonly HeardFile[] => heard,
    forget: () => {
      heard.length = 0;
    },
    say: (next: Script = { text: toneScript }) => {
      script = next;
    },
    serve: async (request: IncomingMessage, response: ServerResponse) => {
      const file = fileOf(await formOf(request));
      heard.push(file);
      const seconds = script.seconds ?? Math.max(1, Math.round(file.size / bytesPerSecond));
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ text: script.text, usage: { type: 'duration', seconds } }));
    },
  };
};

const formOf = async (request: IncomingMessage) => {
  const body = await readBody(request);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(body ? new Uint8Array(body) : null, { headers }).formData();
};

const fileOf = (form: FormData): HeardFile => {
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('The request has no recording');
  const fields: Record<string, string[]> = {};
  for (const [name, value] of form)
    if (typeof value === 'string') fields[name] = [...(fields[name] ?? []), value];
  return { name: file.name, type: file.type, size: file.size, fields };
};
