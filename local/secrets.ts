import { randomUUID } from 'node:crypto';
import { type LocalServer, listen, readBody } from './http-server.ts';

/** Starts the part of Secrets Manager the Lambdas use: reading a secret by its name. */
export const startSecrets = (
  secrets: Readonly<Record<string, object>>,
  { port = 0 }: { port?: number } = {},
): Promise<LocalServer> =>
  listen(
    async (request, response) => {
      const body = await readBody(request);
      if (!body) return void response.destroy();
      const { SecretId = '' } = JSON.parse(body.toString() || '{}') as { SecretId?: string };
      const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1];
      const secret = operation === 'GetSecretValue' ? secrets[SecretId] : undefined;
      const answer = secret
        ? {
            ARN: `arn:aws:secretsmanager:us-east-1:000000000000:secret:${SecretId}`,
            Name: SecretId,
            VersionId: randomUUID(),
            SecretString: JSON.stringify(secret),
          }
        : {
            __type: 'ResourceNotFoundException',
            message: "Secrets Manager can't find the specified secret.",
          };
      response
        .writeHead(secret ? 200 : 400, { 'content-type': 'application/x-amz-json-1.1' })
        .end(JSON.stringify(answer));
    },
    { port, stays: 'secrets' },
  );
