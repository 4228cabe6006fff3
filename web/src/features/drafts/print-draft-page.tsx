import ArrowLeft from '@lucide/icons/icons/arrow-left';
import Printer from '@lucide/icons/icons/printer';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { printableDraftInState } from './printable-draft.ts';
import './saved/work.css';

const markdown = lazyPage(() => import('#web/ui/markdown/markdown.tsx'), 'Markdown');

/** A draft alone on a page, for paper or a PDF. What it shows came along with the address, and stays on this device. */
export const PrintDraftPage = () => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const paper = printableDraftInState(state);
  if (!paper)
    return (
      <EmptyState title="Nothing to print" level={1}>
        <p>To print a draft, tap Print under it in a chat or in Saved work.</p>
        <LinkButton to="/dashboard/work">Saved work</LinkButton>
      </EmptyState>
    );
  const { title, text, isMarkdown } = paper;
  const isTitled = isMarkdown && /^#{1,6}\s/.test(text.trimStart());
  // The button comes with the words, so that nobody prints a page without them.
  return (
    <Suspense fallback={<Spinner />}>
      <div className="sheet">
        <h1 className="sr-only">Print</h1>
        <p className="actions row">
          <Button onClick={() => print()}>
            <Icon icon={Printer} />
            Print or save as PDF
          </Button>
          <Button variant="quiet" onClick={() => void navigate(-1)}>
            <Icon icon={ArrowLeft} />
            Back
          </Button>
        </p>
        <article className="sheet-paper">
          <h2 className={isTitled ? 'sr-only' : ''}>{title || 'Your draft'}</h2>
          {isMarkdown ? (
            <div className="markdown">
              <markdown.View text={text} />
            </div>
          ) : (
            <p className="draft-words">{text}</p>
          )}
        </article>
      </div>
    </Suspense>
  );
};
