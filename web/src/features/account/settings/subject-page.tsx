import '../profile/profile.css';
import type { ReactNode } from 'react';
import { type SubjectPath, subjects } from '../subjects.ts';
import { SubjectLinks } from './subject-links.tsx';

/** What surrounds a page of the account: the links to the others, and its title. */
export const SubjectPage = ({ at, children }: { at: SubjectPath; children: ReactNode }) => (
  <div className="profile">
    <SubjectLinks />
    <header className="profile-header">
      <h1>{subjects.find(({ to }) => to === at)?.title}</h1>
    </header>
    {children}
  </div>
);
