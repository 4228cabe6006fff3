type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';
type PoolAction =
  | 'AdminAddUserToGroup'
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminGetUser'
  | 'AdminInitiateAuth'
  | 'AdminLinkProviderForUser'
  | 'AdminListGroupsForUser'
  | 'AdminRemoveUserFromGroup'
  | 'AdminSetUserMFAPreference'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes'
  | 'AdminUserGlobalSignOut';

/** Items of the table that actions reach: by the beginnings of their partition keys, and, if named, only these attributes. */
export type Reach = {
  readonly actions: readonly TableAction[];
  readonly partitions: readonly string[];
  readonly attributes?: readonly string[];
};

/** What a Lambda may do. */
export type Permissions = {
  readonly table: readonly TableAction[];
  /** Where these actions reach, for a Lambda that anyone can call without a token; others reach every item. */
  readonly reach?: readonly Reach[];
  /** Whether it queries the index as well. */
  readonly index?: true;
  readonly pool?: readonly PoolAction[];
  readonly secrets?: readonly ('hash' | 'openai' | 'stripe' | 'connections')[];
  /** What it does with the queue of accounts to delete. */
  readonly queue?: readonly ('SendMessage' | 'ChangeMessageVisibility')[];
  /** Whether it puts connections into the queue of those to read. */
  readonly syncQueue?: true;
  /** Whether it reads how many messages wait in the queues of the stage. */
  readonly queueDepths?: true;
  /** What it does with the tokens of connected accounts. */
  readonly tokens?: readonly ('Encrypt' | 'Decrypt')[];
  /** Whether it writes to the ledger of deletions. */
  readonly ledger?: true;
  /** Whether it may send mail, if the stage has a sender address. */
  readonly mail?: true;
  /** Whether it asks how many mails the account may still send. */
  readonly mailQuota?: true;
};
