import Copy from '@lucide/icons/icons/copy';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ulid } from 'ulid';
import type { Business } from '#shared/domain/account/business.ts';
import { postProblems } from '#shared/domain/connections/posts/post-problems.ts';
import { withPlaceName } from '#shared/domain/connections/press-problems.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { copyToClipboard } from '#web/core/copy-to-clipboard.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PostAndPlace } from './post-and-place.ts';
import { draftOf, type PostDraft } from './post-draft.ts';
import { usePostPhoto } from './post-photo-query.ts';
import { usePressPost, useTakeBackPost } from './use-post-changes.ts';

type Props = PostAndPlace & { business: Business; onChange: (draft: PostDraft) => void };

/** A post that failed at a place: why, and how it goes on. */
export const FailedPost = (props: Props) => {
  const { post, place, business, onChange } = props;
  const press = usePressPost(business.id);
  const photo = usePostPhoto(business.id, props);
  const away = useTakeBackPost(business.id);
  const [id] = useState(() => ulid());
  const name = providers[place.provider].shortName;
  const isPost = place.press?.kind !== 'unpost';
  const problem = place.press?.problem ?? 'unavailable';
  const { title, again } = postProblems[problem];
  const pressed = { id: post.id, press: id, provider: place.provider, at: null, replaces: null };
  const retry = useMutation({
    mutationFn: async () =>
      press.mutateAsync(
        isPost
          ? { ...pressed, kind: 'post', text: post.text, call: post.call, photo: await photo() }
          : { ...pressed, kind: 'unpost', text: '', call: false, photo: null },
      ),
  });
  const change = useMutation({
    mutationFn: photo,
    onSuccess: (read) => onChange(draftOf(props, business, read)),
  });
  const error = retry.error ?? change.error ?? away.error;
  return (
    <div className="needs-you">
      <b>{isPost ? `Not on ${name}` : `Still on ${name}`}</b>
      <p>{withPlaceName(title, name)}</p>
      {problem === 'sign-in' && (
        <p>
          <Link to="/dashboard/connections">Sign in to {name} again</Link>
        </p>
      )}
      <div className="row">
        {again && (
          <Button
            busy={retry.isPending && 'Trying...'}
            disabled={away.isPending}
            onClick={() => retry.mutate()}
          >
            {isPost ? 'Post it now' : 'Try now'}
          </Button>
        )}
        {isPost && (
          <>
            <Button
              variant="outline"
              busy={change.isPending && 'Opening...'}
              onClick={() => change.mutate()}
            >
              Change it
            </Button>
            <Button variant="outline" onClick={() => void copyToClipboard(post.text)}>
              <Icon icon={Copy} />
              Copy
            </Button>
          </>
        )}
        <Button
          variant="quiet"
          busy={away.isPending && 'Putting it away...'}
          disabled={retry.isPending}
          onClick={() => away.mutate({ id: post.id, press: place.press?.id ?? '' })}
        >
          Put it away
        </Button>
      </div>
      {error && <Notice tone="danger">{error.message}</Notice>}
    </div>
  );
};
