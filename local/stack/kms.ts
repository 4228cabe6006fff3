import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { type LocalServer, listen, readBody } from '../http-server.ts';

type Body = {
  Plaintext?: string;
  CiphertextBlob?: string;
  EncryptionContext?: Record<string, string>;
};

/** The same at each start, so that what was sealed before a restart opens after it. */
const key = createHash('sha256').update('the key of this machine, which guards nobody').digest();

/** The context as the bytes that a sealed text is bound to, in one order of its names. */
const boundTo = (context: Record<string, string> = {}) =>
  Buffer.from(JSON.stringify(Object.entries(context).sort()));

const encrypt = ({ Plaintext = '', EncryptionContext }: Body) => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(EncryptionContext));
  const text = Buffer.concat([cipher.update(Buffer.from(Plaintext, 'base64')), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), text]);
  return { CiphertextBlob: sealed.toString('base64'), KeyId: 'local' };
};

const decrypt = ({ CiphertextBlob = '', EncryptionContext }: Body) => {
  const bytes = Buffer.from(CiphertextBlob, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(boundTo(EncryptionContext))
    .setAuthTag(bytes.subarray(12, 28));
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  return { Plaintext: text.toString('base64'), KeyId: 'local' };
};

const operations: Record<string, (body: Body) => object> = { Encrypt: encrypt, Decrypt: decrypt };

/** Starts the part of KMS the Lambdas use: sealing a short text with a context, without which it does not open again. */
export const startKms = (): Promise<LocalServer> =>
  listen(
    async (request, response) => {
      const body = await readBody(request);
      if (!body) return void response.destroy();
      const name = String(request.headers['x-amz-target']).split('.')[1] ?? '';
      const { status, answer } = run(name, JSON.parse(body.toString() || '{}'));
      response
        .writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
        .end(JSON.stringify(answer));
    },
    { stays: 'kms' },
  );

const run = (name: string, body: Body) => {
  try {
    const answer = operations[name]?.(body);
    if (answer) return { status: 200, answer };
  } catch {}
  return { status: 400, answer: { __type: 'InvalidCiphertextException', message: '' } };
};
