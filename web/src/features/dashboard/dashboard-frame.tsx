import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Spinner } from '#web/ui/spinner.tsx';

/** The sidebar and top bar around every dashboard page. */
export const DashboardFrame = () => (
  <Suspense fallback={<Spinner />}>
    <Outlet />
  </Suspense>
);
