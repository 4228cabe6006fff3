import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Problem } from '#shared/contract/problem.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { failureText, userPath } from './format.ts';

/** Finds an account by its whole e-mail address and opens it. */
export const UserSearch = () => {
  const navigate = useNavigate();
  const find = useMutation({
    mutationFn: (email: string) => api.admin.findUser({ email }),
    onSuccess: ({ id }) => navigate(userPath(id)),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    find.mutate(String(email).trim());
  };
  return (
    <form className="user-search" onSubmit={submit}>
      <TextField
        label="Find an account"
        descriptiveText="The whole e-mail address."
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        hasError={find.isError}
        errorMessage={find.error ? wordsOf(find.error) : ''}
      />
      <Button type="submit" variant="outline" busy={find.isPending && 'Looking...'}>
        Find
      </Button>
    </form>
  );
};

const wordsOf = (error: Error) =>
  error instanceof Problem && error.code === 'not-found'
    ? 'No account has this address. A sign-up whose code was never entered has no account yet.'
    : failureText('findUser', error);
