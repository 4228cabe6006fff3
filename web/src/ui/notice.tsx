import type { ReactNode } from 'react';

/**
 * A notice; `danger` is announced as an alert, the other tones as a status. Without words (a failure that was already told
 * elsewhere) there is none.
 */
export const Notice = ({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'danger' | 'good';
  children: ReactNode;
}) =>
  children !== '' && (
    <div className={`notice notice-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      {children}
    </div>
  );
