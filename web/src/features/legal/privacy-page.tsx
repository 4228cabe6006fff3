import { Link } from 'react-router-dom';
import { LegalPage, Operator, OperatorContact } from './operator.tsx';
import { BrowserStorage, RetentionAndChoices } from './privacy-choices.tsx';
import { DataWeKeep } from './privacy-data.tsx';
import { DataUse, Recipients } from './privacy-sharing.tsx';

/** What this software keeps about people, as it really does. */
export const PrivacyPage = () => (
  <LegalPage title="Privacy Policy">
    <p className="lead">
      The short version: we keep what the helpers need to help you, we do not sell it, and you can
      take it with you or delete it whenever you like.
    </p>

    <h2>Who we are</h2>
    <p>
      Sevenhands is run by <Operator />. For anything about your data write to <OperatorContact />{' '}
      or use the <Link to="/contact">contact form</Link>.
    </p>

    <DataWeKeep />
    <DataUse />
    <Recipients />
    <BrowserStorage />
    <RetentionAndChoices />

    <h2>Children</h2>
    <p>Sevenhands is for people who run a business. It is not for anybody under 18.</p>

    <h2>Changes</h2>
    <p>
      When this page changes in a way that matters to you, we tell you by email before it counts.
    </p>
  </LegalPage>
);
