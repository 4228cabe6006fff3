import '../profile/profile.css';
import type { ReactNode } from 'react';
import { SubjectLinks } from './subject-links.tsx';

/** What surrounds a page of the account: the links to the others, and its title. */
export const SubjectPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="profile">
    <SubjectLinks />
    <header className="profile-header">
      <h1>{title}</h1>
    </header>
    {children}
  </div>
);
