import { Skeleton } from '#web/ui/loading-indicators.tsx';

/** The frame of the dashboard before its account and its code are here, without a word in it. */
export const LoadingFrame = () => (
  <div className="dashboard">
    <div className="sidebar" aria-hidden="true">
      <div className="current-business" />
      <Skeleton lines={8} />
    </div>
    <div className="dashboard-body">
      <div className="top-bar" aria-hidden="true" />
      <main className="dashboard-main">
        <p className="sr-only" role="status">
          Loading...
        </p>
        <Skeleton />
      </main>
      <div className="bottom-bar" aria-hidden="true" />
    </div>
  </div>
);
