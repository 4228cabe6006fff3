import './subject-links.css';
import { NavLink } from 'react-router-dom';
import { subjects } from '../subjects.ts';

/** The pages of the account, on a desk; a phone lists them under More. The profile is the page of the business. */
export const SubjectLinks = () => (
  <nav className="subject-links" aria-label="Account">
    {subjects.map(({ to, title }, nth) => (
      <NavLink key={to} to={to} end>
        {nth === 0 ? 'Business' : title}
      </NavLink>
    ))}
  </nav>
);
