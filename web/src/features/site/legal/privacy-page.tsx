import { Link } from 'react-router-dom';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { DataWeKeep } from './data-we-keep.tsx';
import { IfConnectionsOffered } from './if-connections-offered.tsx';
import { LegalPartHeading } from './legal-contents.tsx';
import { LegalPage } from './legal-page.tsx';

/** What the data is used for. */
const DataUse = () => (
  <>
    <LegalPartHeading>What we use it for</LegalPartHeading>
    <p>
      To answer your questions, run your account, bill you, keep the service safe, and reply when
      you contact us. Nothing else. We don’t sell your data or use your chats to train AI.
    </p>
  </>
);

const connected = lazyPage(() => import('./connected-accounts.tsx'), 'ConnectedCompanies');

/** The services that get data, and which. */
const Recipients = () => (
  <>
    <LegalPartHeading>Who else can see it</LegalPartHeading>
    <dl className="detail-list">
      <dt>Amazon Web Services</dt>
      <dd>
        Stores everything above, runs the service, and sends our emails. Servers are in the United
        States.
      </dd>
      <dt>OpenAI</dt>
      <dd>
        Gets what it needs to write the answer: your question, the latest messages in that chat,
        what your business profile says, what your helpers remember, the tasks in your week, your
        numbers, what customers owe you without their names, and the photo you send with a question.
        Voice recordings go there to be turned into text, along with your business name, location,
        and trade. It doesn’t get your email address.
      </dd>
      <dt>Google</dt>
      <dd>
        Only if you sign in with Google. Google learns that you signed in here, and when. Nothing
        from Google loads until you press the button.
      </dd>
      <IfConnectionsOffered part={connected} />
      <dt>Stripe</dt>
      <dd>Processes your payments and stores what it needs to do that: your email and card.</dd>
      <dt>Advertising</dt>
      <dd>
        Some versions of this site use a Meta pixel to measure ads. It loads only if you say yes in
        the banner. You can change your mind with the link at the bottom of the page.
      </dd>
    </dl>
    <p>We also share data when a law or court requires it.</p>
  </>
);

/** What is stored in the browser. */
const BrowserStorage = () => (
  <>
    <LegalPartHeading>What’s stored in your browser</LegalPartHeading>
    <p>
      We don’t set our own cookies. We use your browser’s storage to keep you signed in and to
      remember your theme, your choice about ads, which setup questions you skipped, and, until you
      sign up, the ad campaign you came from. Unsent questions and photos stay in the browser tab
      until you close it or sign out. We use your microphone only while you’re recording.
    </p>
  </>
);

/** How long data is kept, and what people can do about it. */
const RetentionAndChoices = () => (
  <>
    <LegalPartHeading>How long we keep it</LegalPartHeading>
    <p>
      For as long as you have an account. We keep database backups for 35 days. If we ever restore a
      backup, we’ll again delete any account that was deleted after the backup was made. If you move
      to the Free plan, your saved chats, saved work, and numbers stay until you delete them.
    </p>

    <LegalPartHeading>Your choices</LegalPartHeading>
    <ul>
      <li>View and edit your account and business in your profile.</li>
      <li>View, edit, pause, or delete what your helpers remember.</li>
      <li>View, edit, or delete your numbers and saved work.</li>
      <li>Download everything we have about you from your profile.</li>
      <li>
        Delete your account from your profile. This signs you out everywhere, cancels your plan, and
        permanently removes your businesses, chats, memory, numbers, saved work, and any messages
        you sent us from your email, signed in or not. It usually takes a few minutes. We’ll email
        you when it’s done. Your customer record at Stripe, with your email and card, is also
        deleted. We do keep a few things. For 2 years, we keep a scrambled code made from your
        email, so that each person gets one free trial. For 6 months, we keep 2 scrambled codes and
        the deletion date, so a backup can’t restore your account. No one can read your email from
        these codes. We and Stripe also keep the payment records and invoices we have to keep for
        taxes.
      </li>
      <li>
        Object to how we use your data, or file a complaint with your local data protection
        authority.
      </li>
    </ul>
  </>
);

const parts = [
  'Who we are',
  'What we collect',
  'What we use it for',
  'Who else can see it',
  'What’s stored in your browser',
  'How long we keep it',
  'Your choices',
  'Children',
  'Changes',
];

/** What this software keeps about people, as it really does. */
export const PrivacyPage = () => (
  <LegalPage title="Privacy Policy" parts={parts}>
    <p className="lead">
      The short version: we save what your helpers need to help you. We don’t sell it. You can
      download or delete it anytime.
    </p>

    <LegalPartHeading>Who we are</LegalPartHeading>
    <p>
      Sevenhands is run by the operator named at the end of this page. For anything about your data,
      write to the address there or use the <Link to="/contact">contact form</Link>.
    </p>

    <DataWeKeep />
    <DataUse />
    <Recipients />
    <BrowserStorage />
    <RetentionAndChoices />

    <LegalPartHeading>Children</LegalPartHeading>
    <p>Sevenhands is for people who run a business. It isn’t for anyone under 18.</p>

    <LegalPartHeading>Changes</LegalPartHeading>
    <p>
      If we change this policy in a way that affects you, we’ll email you before it takes effect.
    </p>
  </LegalPage>
);
