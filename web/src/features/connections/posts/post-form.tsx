import { useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { ConnectionView } from '#shared/domain/connections/connection-view.ts';
import { takesPhoto } from '#shared/domain/connections/posts/post-photo.ts';
import { type ChosenTime, longestPost } from '#shared/domain/connections/posts/post-rules.ts';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { ConfirmPost } from './confirm-post.tsx';
import type { PostDraft } from './post-draft.ts';
import { PostPhoto } from './post-photo.tsx';
import { PostPlaces } from './post-places.tsx';
import { hasCallButton, PostPreview } from './post-preview.tsx';
import { timeChoices } from './post-time.ts';

/** So many characters a reader sees before "more". */
const shownFirst = 80;
const blank = /\[[^\]\n]{1,60}\]/;

/** Why the words cannot go out as they are, or nothing. */
const wrongIn = (text: string) => {
  const words = text.trim();
  if (!words) return 'Write what you want to post.';
  if (words.length > longestPost) return `Make it shorter: ${longestPost} characters at most.`;
  const [open] = blank.exec(words) ?? [];
  return open ? `Fill in ${open} first.` : '';
};

/** The places of a post that have a button to call, as a sentence names them. */
const withCallButton = (chosen: readonly ProviderId[]) =>
  chosen
    .filter(hasCallButton)
    .map((provider) => providers[provider].shortName)
    .join(' and ');

type Props = {
  business: Business;
  places: readonly ConnectionView[];
  first: PostDraft;
  /** Where the post stands or waits already: only what is missing is asked for again. */
  pressed: readonly ProviderId[];
  onPressed: () => void;
};

/** The form of a post: where, the words, the button under them and when; then the exact words once more. */
export const PostForm = ({ business, places, first, pressed, onPressed }: Props) => {
  const [draft, setDraft] = useState(first);
  const can = places.filter(({ state }) => state === 'connected').map(({ provider }) => provider);
  // Each place that can take a post is ticked until the owner says otherwise.
  const [left, setLeft] = useState<readonly ProviderId[]>([]);
  const [wrong, setWrong] = useState('');
  const [isSure, setIsSure] = useState(false);
  const chosen = can
    .filter((provider) => (first.only ? provider === first.only : !left.includes(provider)))
    .filter((provider) => !pressed.includes(provider));
  const hasButton = chosen.some(hasCallButton);
  const photo = chosen.some(takesPhoto) ? draft.photo : null;
  const change = (fields: Partial<PostDraft>) => setDraft((now) => ({ ...now, ...fields }));
  const review = () => {
    // It waits everywhere already.
    if (pressed.length > 0 && chosen.length === 0) return onPressed();
    const said = chosen.length === 0 ? 'Choose where it goes.' : wrongIn(draft.text);
    setWrong(said);
    setIsSure(said === '');
  };
  return (
    <div className="post-writing">
      {isSure ? (
        <ConfirmPost
          business={business}
          draft={{ ...draft, text: draft.text.trim(), call: draft.call && hasButton, photo }}
          places={chosen}
          onPressed={onPressed}
          onBack={() => setIsSure(false)}
        />
      ) : (
        <form
          className="post-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            review();
          }}
        >
          <PostPlaces
            places={places}
            ticked={chosen}
            pressed={pressed}
            isFixed={first.only !== undefined}
            onTick={(provider, isTicked) =>
              setLeft(isTicked ? left.filter((other) => other !== provider) : [...left, provider])
            }
          />
          <TextAreaField
            label="Text"
            rows={6}
            value={draft.text}
            descriptiveText={`${draft.text.trim().length} of ${longestPost} characters. People see about the first ${shownFirst} before “more”.`}
            hasError={wrong !== ''}
            errorMessage={wrong}
            onChange={({ target }) => change({ text: target.value })}
          />
          {chosen.some(takesPhoto) && (
            <PostPhoto photo={photo} chosen={chosen} onChange={(photo) => change({ photo })} />
          )}
          {hasButton && (
            <label className="check">
              <input
                type="checkbox"
                checked={draft.call}
                onChange={({ target }) => change({ call: target.checked })}
              />
              Put a “Call now” button under it
              {chosen.length > 1 && ` on ${withCallButton(chosen)}`}
            </label>
          )}
          <PostWhen business={business} at={draft.at} onChange={(at) => change({ at })} />
          <p className="row">
            <Button type="submit" disabled={can.length === 0}>
              {draft.replaces ? 'Check the change' : 'Check and post'}
            </Button>
          </p>
          {can.length === 0 && <Notice>Nothing you connected can post right now.</Notice>}
        </form>
      )}
      <PostPreview
        business={business}
        text={draft.text.trim()}
        call={draft.call}
        photo={photo}
        at={chosen.length > 0 ? chosen : places.slice(0, 1).map(({ provider }) => provider)}
      />
    </div>
  );
};

/** Now or at a time, on the clock of the business. */
const PostWhen = ({
  business,
  at,
  onChange,
}: {
  business: Business;
  at: ChosenTime | null;
  onChange: (at: ChosenTime | null) => void;
}) => {
  const { first, today, last, place } = timeChoices(business);
  return (
    <fieldset className="post-when">
      <legend>When</legend>
      <div className="chips">
        <button
          type="button"
          className="chip"
          aria-pressed={at === null}
          onClick={() => onChange(null)}
        >
          Now
        </button>
        <button
          type="button"
          className="chip"
          aria-pressed={at !== null}
          onClick={() => onChange(at ?? first)}
        >
          At a time
        </button>
      </div>
      {at && (
        <>
          <div className="row">
            <TextField
              label="Day"
              type="date"
              min={today}
              max={last}
              value={at.date}
              onChange={({ target }) => onChange({ ...at, date: target.value || first.date })}
            />
            <TextField
              label="Time"
              type="time"
              value={at.time}
              onChange={({ target }) => onChange({ ...at, time: target.value || first.time })}
            />
          </div>
          {place && <p className="hint">The clock of your business: {place}.</p>}
        </>
      )}
    </fieldset>
  );
};
