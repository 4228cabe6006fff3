import type { Account } from '#shared/domain/account/account.ts';
import { type PersonId, toAccountId, toFirstOwnerId } from '../lib/account-and-person-ids.ts';
import { isHandedOver, ownerIdOf } from '../lib/account-owner.ts';
import { accountKey } from '../lib/keys/account-keys.ts';
import { setFields, table } from '../lib/table.ts';
import type { changePeople } from './people-table.ts';

type Writes = NonNullable<Parameters<typeof changePeople>[2]>;

/** Who takes an account over, as the user pool knows them, and what it is called. */
type Taker = { id: PersonId; email: string; name: string; business: string };

/**
 * The writes by which an account gets another owner. They are refused when it has another owner than it was read with, when its
 * deletion was asked for, and when the sign-in of who takes it is being deleted.
 */
export const ownerChangeWrites = (
  account: Account,
  { id: takerId, email, name, business }: Taker,
  now: Date,
): Writes => {
  const isFirst = takerId === toFirstOwnerId(account.id);
  const { ExpressionAttributeValues, ...fields } = setFields({
    owner_id: isFirst ? undefined : takerId,
    email,
    handed_over: { at: now.toISOString(), business, to: name },
    customer_email_due: account.customer_id === null ? undefined : true,
    updated_at: now.toISOString(),
  });
  const seen = isHandedOver(account) ? 'owner_id = :seen' : 'attribute_not_exists(owner_id)';
  const TableName = table.name;
  const stays = 'attribute_not_exists(deletion_requested_at)';
  return [
    {
      Update: {
        TableName,
        Key: accountKey(account.id),
        ...fields,
        ConditionExpression: `attribute_exists(pk) AND ${stays} AND ${seen}`,
        ExpressionAttributeValues: {
          ...ExpressionAttributeValues,
          ...(isHandedOver(account) && { ':seen': ownerIdOf(account) }),
        },
      },
    },
    ...(isFirst
      ? []
      : [
          {
            ConditionCheck: {
              TableName,
              Key: accountKey(toAccountId(takerId)),
              ConditionExpression: stays,
            },
          },
        ]),
  ];
};
