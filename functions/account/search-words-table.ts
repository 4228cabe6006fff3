import {
  normalizeForSearch,
  searchIndexEntries,
} from '#shared/domain/account/account-search-index.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { indexPartition } from '../lib/keys/index-partitions.ts';
import { ownerKey, ownerPartition, sortPrefix } from '../lib/keys/owner-item-keys.ts';
import { hashed, log } from '../lib/log.ts';
import { table } from '../lib/table.ts';

/** What a word of an account belongs to: its address, its payment customer, or a business by its id. */
type Source = 'email' | 'customer' | (string & {});

const prefixOf = (source: Source) => `${sortPrefix.find}${source}#`;

/**
 * Makes an account findable by the words of a text. The entries are items of the owner, so they move and leave with the
 * account. Never fails: a search that misses an account must not keep its owner from signing up.
 */
export const addSearchWords = async (accountId: AccountId, source: Source, text: string) => {
  try {
    await Promise.all(
      searchIndexEntries(text).map((word) =>
        table.put({
          ...ownerKey(accountId, prefixOf(source) + word),
          text,
          gsi1pk: indexPartition.find(word),
          gsi1sk: word,
        }),
      ),
    );
  } catch (error) {
    log.warn('not findable', { account: hashed(accountId), error: error as Error });
  }
};

/** Removes what an account was findable by of one source. */
export const removeSearchWords = async (accountId: AccountId, source: Source) => {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': ownerPartition(accountId), ':prefix': prefixOf(source) },
    ConsistentRead: true,
  });
  await table.removeMany(items);
};

/** Makes an account findable by a text in place of the one before. */
export const replaceSearchWords = async (accountId: AccountId, source: Source, text: string) => {
  await removeSearchWords(accountId, source);
  await addSearchWords(accountId, source, text);
};

/** An account that was found, and the text by which. */
export type FoundAccount = { readonly id: AccountId; readonly text: string };

/** How many entries one search reads. */
const mostRead = 100;

/** The accounts with a word or phrase that begins with `text`, each once, and whether there may be more. */
export const accountsWithWords = async (text: string) => {
  const form = normalizeForSearch(text);
  const { items, next } = await table.query({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :part AND begins_with(gsi1sk, :text)',
    ExpressionAttributeValues: { ':part': indexPartition.find(form), ':text': form },
    Limit: mostRead,
  });
  const found = new Map<AccountId, FoundAccount>();
  for (const { pk, text: of } of items) {
    const id = pk.slice(ownerPartition('').length);
    if (!found.has(id)) found.set(id, { id, text: String(of) });
  }
  return { found: [...found.values()], hasMore: next !== undefined };
};
