import '../profile/profile.css';
import type { ReactNode } from 'react';
import { type SubjectPath, subjects } from '../account-pages.ts';
import { SubjectLinks } from './account-page-links.tsx';

/** A page of the account beside the links to the others. */
export const SubjectColumns = ({ children }: { children: ReactNode }) => (
  <div className="subject-columns">
    <SubjectLinks />
    <div className="profile">{children}</div>
  </div>
);

/** A page of the account with its title. */
export const SubjectPage = ({ at, children }: { at: SubjectPath; children: ReactNode }) => (
  <SubjectColumns>
    <header className="profile-header">
      <h1>{subjects.find(({ to }) => to === at)?.title}</h1>
    </header>
    {children}
  </SubjectColumns>
);
