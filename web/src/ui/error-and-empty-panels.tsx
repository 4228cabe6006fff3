import type { LucideIconData } from '@lucide/icons';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** An error in place of content, with a retry button. */
export const ErrorPanel = ({
  title = 'Something went wrong',
  message,
  onRetry,
  children,
}: {
  title?: string;
  message: string;
  onRetry?: () => void;
  children?: ReactNode;
}) => (
  <div className="panel panel-error" role="alert">
    <h2>{title}</h2>
    {message && <p>{message}</p>}
    <div className="row">
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          Retry
        </Button>
      )}
      {children}
    </div>
  </div>
);

/** Shown in place of an empty list, with what to do next. */
export const EmptyState = ({
  icon,
  title,
  level = 2,
  children,
}: {
  icon?: LucideIconData;
  title: string;
  /** The heading level: 1 where this is the page's only content. */
  level?: 1 | 2;
  children?: ReactNode;
}) => {
  const Title = `h${level}` as const;
  return (
    <div className="panel panel-empty">
      {icon && <Icon icon={icon} />}
      <Title>{title}</Title>
      {children}
    </div>
  );
};
