// What a running session needs of the user pool's library: one file on demand, and so one request.
export * from './access-token.ts';
export * from './revoke-tokens.ts';
export { setSessionListener, tellSessionBegan } from './session-events.ts';
