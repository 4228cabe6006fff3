import { Component, type ReactNode } from 'react';

const marker = 'reloaded-at';

/** Matches the errors of browsers that cannot load a script, as in a tab opened before a deploy. */
const isStaleFile = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS|error loading/i.test(error.message);

/** Reloads once to fetch the new version; a second failure within a minute is shown instead. */
const reloadOnce = () => {
  const last = Number(sessionStorage.getItem(marker) ?? 0);
  if (Date.now() - last < 60_000) return false;
  sessionStorage.setItem(marker, String(Date.now()));
  location.reload();
  return true;
};

/** Catches rendering errors: reloads once after a deploy, else shows an error with Reload and a link home. */
export class ErrorBoundary extends Component<
  { children: ReactNode },
  { error: unknown; reloading: boolean }
> {
  override state = { error: undefined as unknown, reloading: false };
  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }
  override componentDidCatch(error: unknown) {
    if (isStaleFile(error) && reloadOnce()) this.setState({ reloading: true });
  }
  override render() {
    const { error, reloading } = this.state;
    if (reloading) return null;
    if (!error) return this.props.children;
    return (
      <main className="full-screen" id="main">
        <div className="panel panel-error" role="alert">
          <h1>Something went wrong on our end</h1>
          <p>Reload the page. Anything you saved is safe.</p>
          <div className="row">
            <button type="button" className="btn btn-outline" onClick={() => location.reload()}>
              Retry
            </button>
            <a className="btn btn-quiet" href="/">
              Go to home page
            </a>
          </div>
        </div>
      </main>
    );
  }
}
