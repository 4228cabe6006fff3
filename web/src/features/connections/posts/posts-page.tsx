import './posts.css';
import '../connections.css';
import '../presses/presses.css';
import '#web/ui/styles/links-and-chips.css';
import Plus from '@lucide/icons/icons/plus';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import type { PostsView } from '#shared/domain/connections/posts/post.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { hasProviderCapability } from '../connection-capability.ts';
import { connectionsQuery } from '../connections-query.ts';
import { ReviewsPostsTabs } from '../reviews-posts-tabs.tsx';
import { newPost, type PostDraft } from './post-draft.ts';
import { PostForm } from './post-form.tsx';
import { PostRow } from './post-row.tsx';
import { failedPostCount, placesPublishedOrWaiting, postsByState } from './posts-by-state.ts';
import { postsQuery } from './posts-query.ts';

/** Posts of the business: one is written, checked and pressed, and those before it are listed. */
export const PostsPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  return (
    <>
      <ReviewsPostsTabs businessId={business.id} />
      <Posts key={business.id} business={business} />
    </>
  );
};

const Posts = ({ business }: { business: Business }) => {
  const posts = useQuery(postsQuery(business.id));
  const connections = useQuery(connectionsQuery(business.id));
  const failed = posts.error ?? connections.error;
  if (posts.data && connections.data) {
    const places = connections.data.filter((one) => hasProviderCapability(one, 'posts'));
    return <Loaded view={posts.data} places={places} business={business} />;
  }
  return (
    <>
      <h1>Posts</h1>
      {failed ? (
        <ErrorPanel
          title="Couldn’t load your posts"
          message={failed.message}
          onRetry={() => {
            void posts.refetch();
            void connections.refetch();
          }}
        />
      ) : (
        <Spinner label="Loading your posts..." />
      )}
    </>
  );
};

/** The words of a draft that was brought here, as the address has them. */
const useBroughtWords = () => {
  const state = useLocation().state as { words?: unknown } | null;
  return typeof state?.words === 'string' ? state.words : '';
};

const titleOf = (view: PostsView) => {
  const failed = failedPostCount(view);
  if (failed === 0) return 'Posts';
  return failed === 1 ? 'One post needs you' : `${failed} posts need you`;
};

const Loaded = ({
  view,
  places,
  business,
}: {
  view: PostsView;
  places: readonly ConnectionView[];
  business: Business;
}) => {
  const words = useBroughtWords();
  const [draft, setDraft] = useState<PostDraft | null>(() =>
    words || view.posts.length === 0 ? newPost(words) : null,
  );
  const list = useRef<HTMLHeadingElement>(null);
  if (places.length === 0)
    return (
      <EmptyState title="No posts from here yet" level={1}>
        <p>We can’t post for you yet. Copy a draft and post it yourself.</p>
        <LinkButton to="/dashboard/social-media">Ask Social Media</LinkButton>
      </EmptyState>
    );
  return (
    <div className="posts">
      <header>
        <h1>{titleOf(view)}</h1>
        <p>You check it, then you post it. Nothing goes out until you say so.</p>
        {!draft && (
          <Button variant="outline" onClick={() => setDraft(newPost())}>
            <Icon icon={Plus} />
            New post
          </Button>
        )}
      </header>
      {draft && (
        <PostForm
          key={draft.id + (draft.replaces ?? '')}
          business={business}
          places={places}
          first={draft}
          pressed={placesPublishedOrWaiting(view, draft)}
          onPressed={() => {
            setDraft(null);
            list.current?.focus();
          }}
        />
      )}
      <section aria-labelledby="your-posts">
        <h2 id="your-posts" ref={list} tabIndex={-1}>
          Your posts
        </h2>
        {view.posts.length > 0 ? (
          <ul className="post-list">
            {postsByState(view).map((post) => (
              <PostRow
                key={post.id + post.text}
                post={post}
                business={business}
                onChange={setDraft}
              />
            ))}
          </ul>
        ) : (
          <p className="fine">What you post shows up here, with its link.</p>
        )}
      </section>
    </div>
  );
};
