/** The key of an item in the table. */
export type Key = { pk: string; sk: string };

/** An item of the table: its key and its attributes. */
export type Item = Key & Record<string, unknown>;
