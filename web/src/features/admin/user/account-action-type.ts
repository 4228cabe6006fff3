import type { Values } from '#web/ui/use-form.ts';

/** Something an admin can do to an account. */
export type AccountAction = {
  name: string;
  /** What it does, or why it cannot be done now. */
  says: string;
  button: string;
  /** Whether it can be done now. */
  can: boolean;
  isHard?: boolean;
  /** What the dialog asks for besides the reason. */
  field?: 'questions' | 'proofs' | 'deletion';
  /** Does it; answers what the admin reads afterwards. */
  act: (reason: string, values: Values) => Promise<string>;
};
