import '../profile/profile.css';
import type { ReactNode } from 'react';
import { useAccount } from '#web/core/account.ts';
import { isForOffice, type SubjectPath, subjects } from '../account-pages.ts';
import { SubjectLinks } from './account-page-links.tsx';

/** A page of the account beside the links to the others. */
export const SubjectColumns = ({ children }: { children: ReactNode }) => (
  <div className="subject-columns">
    <SubjectLinks />
    <div className="profile">{children}</div>
  </div>
);

/** A page of the account with its title. */
export const SubjectPage = ({ at, children }: { at: SubjectPath; children: ReactNode }) => {
  const { office } = useAccount();
  return (
    <SubjectColumns>
      <header className="profile-header">
        <h1>{subjects.find(({ to }) => to === at)?.title}</h1>
      </header>
      {office && !isForOffice(at) ? (
        <p>This is with {office.owner_name || 'the owner'}.</p>
      ) : (
        children
      )}
    </SubjectColumns>
  );
};
