import { randomUUID } from 'node:crypto';

/** An event as the provider writes it: what changed, and nothing of it. */
export const eventOf = (remote: string, type: string, id: string) => ({
  specversion: '1.0',
  id: randomUUID(),
  source: 'intuit.local',
  type: `qbo.${type}.v1`,
  datacontenttype: 'application/json',
  time: new Date().toISOString(),
  intuitentityid: id,
  intuitaccountid: remote,
  data: {},
});
