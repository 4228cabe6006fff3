import { Link } from 'react-router-dom';
import { LegalPage } from './operator.tsx';
import { Part } from './part.tsx';
import { BrowserStorage, RetentionAndChoices } from './privacy-choices.tsx';
import { DataWeKeep } from './privacy-data.tsx';
import { DataUse, Recipients } from './privacy-sharing.tsx';

const parts = [
  'Who we are',
  'What we keep',
  'What we use it for',
  'Who else sees it',
  'What is in your browser',
  'How long we keep it',
  'Your choices',
  'Children',
  'Changes',
];

/** What this software keeps about people, as it really does. */
export const PrivacyPage = () => (
  <LegalPage title="Privacy Policy" parts={parts}>
    <p className="lead">
      The short version: we keep what the helpers need to help you, we do not sell it, and you can
      take it with you or delete it whenever you like.
    </p>

    <Part>Who we are</Part>
    <p>
      Sevenhands is run by the operator named at the end of this page. For anything about your data
      write to the address there or use the <Link to="/contact">contact form</Link>.
    </p>

    <DataWeKeep />
    <DataUse />
    <Recipients />
    <BrowserStorage />
    <RetentionAndChoices />

    <Part>Children</Part>
    <p>Sevenhands is for people who run a business. It is not for anybody under 18.</p>

    <Part>Changes</Part>
    <p>
      When this page changes in a way that matters to you, we tell you by email before it counts.
    </p>
  </LegalPage>
);
