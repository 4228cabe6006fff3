import Copy from '@lucide/icons/icons/copy';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ulid } from 'ulid';
import type { Business } from '#shared/domain/account/business.ts';
import type { Post } from '#shared/domain/connections/posts/post.ts';
import { placeStateOf, postProblems } from '#shared/domain/connections/posts/post-rules.ts';
import { aboutPlace, holdMs, retryMs } from '#shared/domain/connections/press-states.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { counted } from '#shared/domain/lib/number-words.ts';
import { copyDraft } from '#web/features/drafts/copy-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { useSecondsTo, WaitingPress } from '../press-parts.tsx';
import { DonePost } from './done-post.tsx';
import type { PostDraft } from './post-draft.ts';
import { chosenAt, timeAt } from './post-time.ts';
import { type OnePlace, usePressPost, useTakeBackPost } from './posts.ts';

type Props = OnePlace & { business: Business; onChange: (draft: PostDraft) => void };

/** A post in the list: its words, and how it goes on at each of its places. */
export const PostRow = ({ post, ...shared }: Omit<Props, 'place'> & { post: Post }) => (
  <li className="post-row">
    <p className="post-words" dir="auto">
      {post.text}
    </p>
    {post.places.map((place) => (
      <AtPlace key={place.provider} post={post} place={place} {...shared} />
    ))}
  </li>
);

const AtPlace = (props: Props) => {
  switch (placeStateOf(props.place)) {
    case 'failed':
      return <Failed {...props} />;
    case 'going':
      return <Going {...props} />;
    case 'planned':
      return <Planned {...props} />;
    case 'done':
      return <DonePost {...props} />;
  }
};

const nameOf = ({ place }: OnePlace) => providers[place.provider].shortName;

/** The post as a form changes it before it goes, or sends it again. */
const draftOf = ({ post, place, business }: Props): PostDraft => {
  const { press, provider } = place;
  const isPlanned = placeStateOf(place) === 'planned';
  return {
    id: post.id,
    text: post.text,
    call: post.call,
    at: isPlanned && press ? chosenAt(press.goes_at, business) : null,
    replaces: isPlanned && press ? press.id : null,
    only: provider,
  };
};

const Failed = (props: Props) => {
  const { post, place, business, onChange } = props;
  const press = usePressPost(business.id);
  const away = useTakeBackPost(business.id);
  const [id] = useState(() => ulid());
  const name = nameOf(props);
  const isPost = place.press?.kind !== 'unpost';
  const problem = place.press?.problem ?? 'unavailable';
  const { title, again } = postProblems[problem];
  const error = press.error ?? away.error;
  const pressed = { id: post.id, press: id, provider: place.provider, at: null, replaces: null };
  return (
    <div className="needs-you">
      <b>{isPost ? `Not on ${name}` : `Still on ${name}`}</b>
      <p>{aboutPlace(title, name)}</p>
      {problem === 'sign-in' && (
        <p>
          <Link to="/dashboard/connections">Sign in to {name} again</Link>
        </p>
      )}
      <div className="row">
        {again && (
          <Button
            busy={press.isPending && 'Trying...'}
            onClick={() =>
              press.mutate(
                isPost
                  ? { ...pressed, kind: 'post', text: post.text, call: post.call }
                  : { ...pressed, kind: 'unpost', text: '', call: false },
              )
            }
          >
            {isPost ? 'Post it now' : 'Try now'}
          </Button>
        )}
        {isPost && (
          <>
            <Button variant="outline" onClick={() => onChange(draftOf(props))}>
              Change it
            </Button>
            <Button variant="outline" onClick={() => void copyDraft(post.text)}>
              <Icon icon={Copy} />
              Copy
            </Button>
          </>
        )}
        <Button
          variant="quiet"
          busy={away.isPending && 'Putting it away...'}
          onClick={() => away.mutate({ id: post.id, press: place.press?.id ?? '' })}
        >
          Put it away
        </Button>
      </div>
      {error && <Notice tone="danger">{error.message}</Notice>}
    </div>
  );
};

/** On its way: the seconds that are left, and the way to take it back. */
const Going = (props: Props) => {
  const { post, place, business, onChange } = props;
  const press = place.press;
  const back = useTakeBackPost(business.id);
  const seconds = useSecondsTo(press?.goes_at ?? '', press?.problem ? retryMs : holdMs);
  const name = nameOf(props);
  if (!press) return null;
  const canTakeBack = press.state === 'waiting' && !press.problem && seconds > 0;
  return (
    <WaitingPress
      seconds={canTakeBack ? seconds : null}
      title={
        press.kind === 'unpost'
          ? `Taking it off ${name}...`
          : press.problem && seconds > 0
            ? `We look again at ${timeAt(press.goes_at, business)}`
            : canTakeBack
              ? `Goes on ${name} in ${counted(seconds, 'second')}`
              : `Going on ${name} now...`
      }
      back={back}
      onTakeBack={
        canTakeBack
          ? () =>
              back.mutate(
                { id: post.id, press: press.id },
                { onSuccess: () => onChange({ ...draftOf(props), id: ulid() }) },
              )
          : null
      }
    >
      {press.problem
        ? aboutPlace(postProblems[press.problem].title, name)
        : canTakeBack
          ? 'No one sees it yet. You can leave this page.'
          : 'This takes a few seconds.'}
    </WaitingPress>
  );
};

const Planned = (props: Props) => {
  const { post, place, business, onChange } = props;
  const stop = useTakeBackPost(business.id);
  return (
    <div className="post-at">
      <p>
        <span className="tag">Planned</span> {timeAt(place.press?.goes_at ?? '', business)},{' '}
        {nameOf(props)}
      </p>
      <div className="row">
        <Button variant="quiet" onClick={() => onChange(draftOf(props))}>
          Change
        </Button>
        <Button
          variant="quiet"
          busy={stop.isPending && 'Stopping...'}
          onClick={() =>
            stop.mutate(
              { id: post.id, press: place.press?.id ?? '' },
              // The words stay where they can be used again.
              { onSuccess: () => onChange({ ...draftOf(props), id: ulid(), replaces: null }) },
            )
          }
        >
          Stop
        </Button>
      </div>
      {stop.error && <Notice tone="danger">{stop.error.message}</Notice>}
    </div>
  );
};
