import type { LucideIconData } from '@lucide/icons';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Something could not be shown: says what happened and offers to try again. */
export const ErrorPanel = ({
  title = 'That did not work',
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
    <p>{message}</p>
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

/** There is nothing here yet: says so and what to do next. */
export const EmptyState = ({
  icon,
  title,
  level = 2,
  children,
}: {
  icon?: LucideIconData;
  title: string;
  /** 1 where it is all there is on a page. */
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

/** A sentence that must not be missed: red for what failed, plain for what is worth knowing. */
export const Notice = ({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'danger' | 'good';
  children: ReactNode;
}) => (
  <div className={`notice notice-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
    {children}
  </div>
);
