import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import type { useForm } from './use-form.ts';

type Props = Pick<ReturnType<typeof useForm>, 'form'> & {
  failure?: string | null;
  onClose: () => void;
  /** The label of the button that closes the dialog. */
  keep?: string;
  /** The submit button. */
  submit: ComponentProps<typeof Button>;
  children: ReactNode;
};

/** The form of a dialog: its fields, the error below them, and two buttons. */
export const DialogForm = ({
  form,
  failure,
  onClose,
  keep = 'Cancel',
  submit,
  children,
}: Props) => (
  <form {...form}>
    <div className="fields">
      {children}
      {failure && (
        <div className="wide">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
    </div>
    <footer>
      <Button variant="outline" onClick={onClose}>
        {keep}
      </Button>
      <Button type="submit" {...submit} />
    </footer>
  </form>
);
