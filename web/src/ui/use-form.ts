import { type FormEvent, useRef, useState } from 'react';

/** Error messages by field name; valid fields have none. */
export type Errors = Readonly<Record<string, string>>;

/** The fields by name: `text` trimmed, `raw` as typed (passwords), `all` for several values. */
export type Values = {
  text: (name: string) => string;
  raw: (name: string) => string;
  all: (name: string) => string[];
};

type Options = {
  /** Returns the errors by field name; the form is submitted when there are none. */
  validate?: (values: Values) => Errors;
  /** Submits the values; a rejection becomes `failure`. */
  submit: (values: Values) => Promise<void> | void;
  /** The text shown for a rejection; the error's message by default. */
  explain?: (error: unknown) => string;
};

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.';

/**
 * A form whose fields keep their own text. On submit everything is checked, the first wrong field gets the focus, and a
 * message goes away as soon as its field is edited. The owner's typing is never lost to a failure.
 */
export const useForm = ({ validate = () => ({}), submit, explain = messageOf }: Options) => {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    const form = event.currentTarget;
    const values = valuesOf(form, (event.nativeEvent as SubmitEvent).submitter);
    const wrong = validate(values);
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return focusFirst(form, wrong);
    running.current = true;
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      setFailure(explain(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const clear = (name: string) =>
    setErrors((before) => {
      if (!(name in before)) return before;
      const { [name]: _gone, ...rest } = before;
      return rest;
    });

  return {
    /** Spread on the `<form>`. */
    form: {
      noValidate: true,
      onSubmit,
      onChange: (event: FormEvent<HTMLFormElement>) =>
        clear((event.target as HTMLInputElement).name),
    },
    /** Spread on a field: its name and its error. */
    field: (name: string) => ({
      name,
      hasError: name in errors,
      errorMessage: errors[name] ?? '',
    }),
    errors,
    setErrors,
    failure,
    setFailure,
    busy,
  };
};

/** The values include the pressed button, so that a form can have two submit buttons. */
const valuesOf = (form: HTMLFormElement, pressed: HTMLElement | null): Values => {
  const data = new FormData(form, pressed);
  const raw = (name: string) => String(data.get(name) ?? '');
  return {
    raw,
    text: (name) => raw(name).trim(),
    all: (name) => data.getAll(name).map(String),
  };
};

/** The errors in the order of the fields on the page, not of the rules; one that is folded away is opened first. */
const focusFirst = (form: HTMLFormElement, wrong: Errors) => {
  const fields = [...form.elements] as HTMLInputElement[];
  const first = fields.find(({ name }) => name in wrong);
  first?.closest('details')?.setAttribute('open', '');
  first?.focus();
};
