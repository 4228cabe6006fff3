import ArrowUpRight from '@lucide/icons/icons/arrow-up-right';
import { useState } from 'react';
import { ulid } from 'ulid';
import type { Business } from '#shared/domain/account/business.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PostAndPlace } from './post-and-place.ts';
import { dayAt } from './post-time.ts';
import { usePressPost } from './use-post-changes.ts';

/** A post that stands, with its address and the way to have it taken away; or when that was done. */
export const PublishedPost = ({ post, place, business }: PostAndPlace & { business: Business }) => {
  const [isAsked, setIsAsked] = useState(false);
  const [id] = useState(() => ulid());
  const remove = usePressPost(business.id);
  const name = providers[place.provider].shortName;
  if (place.removed_at)
    return (
      <p className="fine">
        Taken off {name} on {dayAt(place.removed_at, business)}
      </p>
    );
  const pressed = { id: post.id, press: id, provider: place.provider, kind: 'unpost' as const };
  const nothing = { text: '', call: false, photo: null, at: null, replaces: null };
  return (
    <div className="post-at">
      <p>
        On {name} since {place.sent ? dayAt(place.sent.at, business) : 'today'}
      </p>
      {isAsked ? (
        <fieldset className="sure" aria-label={`Delete this post from ${name}?`}>
          <b>Delete this post from {name}?</b>
          <p>No one can read it there then. It can’t be put back.</p>
          <div className="row">
            <Button
              className="btn-danger"
              autoFocus
              busy={remove.isPending && 'Deleting...'}
              onClick={() =>
                remove.mutate({ ...pressed, ...nothing }, { onSuccess: () => setIsAsked(false) })
              }
            >
              Yes, delete it
            </Button>
            <Button variant="quiet" onClick={() => setIsAsked(false)}>
              Keep it
            </Button>
          </div>
        </fieldset>
      ) : (
        <div className="row">
          {place.sent?.link && (
            <a className="btn btn-quiet" href={place.sent.link} target="_blank" rel="noreferrer">
              See it
              <span className="sr-only"> on {name}, in a new tab</span>
              <Icon icon={ArrowUpRight} />
            </a>
          )}
          <Button variant="quiet" onClick={() => setIsAsked(true)}>
            Delete it from {name}
          </Button>
        </div>
      )}
      {remove.error && <Notice tone="danger">{remove.error.message}</Notice>}
    </div>
  );
};
