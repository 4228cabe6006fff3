import { mcpAddress } from '#shared/domain/apps/mcp-address.ts';
import { config } from '../../lib/config.ts';
import { TokenRefused } from './token-refused-error.ts';

/** The fields of a request for tokens. */
export type TokenRequestForm = Readonly<Record<string, string>>;

/** Refuses tokens that are asked for another address than that of our server for apps. */
export const requireResource = ({ resource }: TokenRequestForm) => {
  if (resource !== undefined && resource !== mcpAddress(config.APP_ORIGIN))
    throw new TokenRefused('invalid_target');
};
