import { useMutation, useQuery } from '@tanstack/react-query';
import { ulid } from 'ulid';
import type { Business } from '#shared/domain/account/business.ts';
import type { Post } from '#shared/domain/connections/posts/post.ts';
import { placeStateOf } from '#shared/domain/connections/posts/post-place-state.ts';
import { postProblems } from '#shared/domain/connections/posts/post-problems.ts';
import { withPlaceName } from '#shared/domain/connections/press-problems.ts';
import { holdMs, pressRetryMs } from '#shared/domain/connections/press-rules.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { withNoun } from '#shared/domain/lib/count-with-noun.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSecondsTo } from '../presses/use-seconds-to.ts';
import { WaitingToPublish } from '../presses/waiting-to-publish.tsx';
import { FailedPost } from './failed-post.tsx';
import type { PostAndPlace } from './post-and-place.ts';
import { draftOf, type PostDraft } from './post-draft.ts';
import { postPhotoQuery, usePostPhoto } from './post-photo-query.ts';
import { timeAt } from './post-time.ts';
import { PublishedPost } from './published-post.tsx';
import { useTakeBackPost } from './use-post-changes.ts';

type Props = PostAndPlace & { business: Business; onChange: (draft: PostDraft) => void };

/** The photo that goes with a post, while it waits or after it failed. */
const WaitingPhoto = ({ businessId, id, press }: Record<'businessId' | 'id' | 'press', string>) => {
  const { data } = useQuery(postPhotoQuery(businessId, id, press));
  return data ? <img className="post-thumb" src={data} alt="Goes with this post" /> : null;
};

const pressWithPhoto = ({ places }: Post) =>
  places.find(({ photo, press }) => photo && press?.kind === 'post')?.press?.id;

/** A post in the list: its words, and how it goes on at each of its places. */
export const PostRow = ({ post, ...shared }: Omit<Props, 'place'> & { post: Post }) => (
  <li className="post-row">
    <p className="post-words" dir="auto">
      {post.text}
    </p>
    {pressWithPhoto(post) && (
      <WaitingPhoto
        businessId={shared.business.id}
        id={post.id}
        press={pressWithPhoto(post) ?? ''}
      />
    )}
    {post.places.map((place) => (
      <AtPlace key={place.provider} post={post} place={place} {...shared} />
    ))}
  </li>
);

const AtPlace = (props: Props) => {
  switch (placeStateOf(props.place)) {
    case 'failed':
      return <FailedPost {...props} />;
    case 'going':
      return <Going {...props} />;
    case 'planned':
      return <Planned {...props} />;
    case 'done':
      return <PublishedPost {...props} />;
  }
};

const nameOf = ({ place }: PostAndPlace) => providers[place.provider].shortName;

/** Takes a post back; its words and photo stay in the form, where they can be used again. */
const useBackToForm = (props: Props) => {
  const { post, place, business, onChange } = props;
  const back = useTakeBackPost(business.id);
  const photo = usePostPhoto(business.id, props);
  return useMutation({
    mutationFn: async () => {
      // It is deleted with the press, and what cannot be read does not keep a post from being taken back.
      const read = await photo().catch(() => undefined);
      await back.mutateAsync({ id: post.id, press: place.press?.id ?? '' });
      return read;
    },
    onSuccess: (read) =>
      onChange({ ...draftOf(props, business, read), id: ulid(), replaces: null }),
  });
};

/** On its way: the seconds that are left, and the way to take it back. */
const Going = (props: Props) => {
  const { place, business } = props;
  const press = place.press;
  const back = useBackToForm(props);
  const seconds = useSecondsTo(press?.goes_at ?? '', press?.problem ? pressRetryMs : holdMs);
  const name = nameOf(props);
  if (!press) return null;
  const canTakeBack = press.state === 'waiting' && !press.problem && seconds > 0;
  return (
    <WaitingToPublish
      seconds={canTakeBack ? seconds : null}
      title={
        press.kind === 'unpost'
          ? `Taking it off ${name}...`
          : press.problem && seconds > 0
            ? `We look again at ${timeAt(press.goes_at, business)}`
            : canTakeBack
              ? `Goes on ${name} in ${withNoun(seconds, 'second')}`
              : `Going on ${name} now...`
      }
      back={back}
      onTakeBack={canTakeBack ? () => back.mutate() : null}
    >
      {press.problem
        ? withPlaceName(postProblems[press.problem].title, name)
        : canTakeBack
          ? 'No one sees it yet. You can leave this page.'
          : 'This takes a few seconds.'}
    </WaitingToPublish>
  );
};

const Planned = (props: Props) => {
  const { place, business, onChange } = props;
  const stop = useBackToForm(props);
  const photo = usePostPhoto(business.id, props);
  const change = useMutation({
    mutationFn: photo,
    onSuccess: (read) => onChange(draftOf(props, business, read)),
  });
  const error = stop.error ?? change.error;
  return (
    <div className="post-at">
      <p>
        <span className="tag">Planned</span> {timeAt(place.press?.goes_at ?? '', business)},{' '}
        {nameOf(props)}
      </p>
      <div className="row">
        <Button
          variant="quiet"
          busy={change.isPending && 'Opening...'}
          onClick={() => change.mutate()}
        >
          Change
        </Button>
        <Button
          variant="quiet"
          busy={stop.isPending && 'Stopping...'}
          onClick={() => stop.mutate()}
        >
          Stop
        </Button>
      </div>
      {error && <Notice tone="danger">{error.message}</Notice>}
    </div>
  );
};
