import { Link } from 'react-router-dom';
import { LegalPage, Operator } from './operator.tsx';

/** What this software keeps about people, as it really does. */
export const PrivacyPage = () => (
  <LegalPage title="Privacy Policy">
    <p className="lead">
      The short version: we keep what the helpers need to help you, we do not sell it, and you can
      take it with you or delete it whenever you like.
    </p>

    <h2>Who we are</h2>
    <p>
      Sevenhands is run by <Operator part="name" />, <Operator part="address" />. For anything about
      your data write to <Operator part="email" /> or use the{' '}
      <Link to="/contact">contact form</Link>.
    </p>

    <h2>What we keep</h2>
    <dl className="facts">
      <dt>Your account</dt>
      <dd>
        Your email address, a scrambled form of your password that nobody can read back, the public
        half of each passkey you add, your plan, when your trial ends, and when you signed up.
      </dd>
      <dt>Your business</dt>
      <dd>
        What you tell us in onboarding and in your profile: name, trade, size, place, goals, tools
        and so on. Only the name and the trade are needed.
      </dd>
      <dt>Your chats</dt>
      <dd>
        On a paid plan or in the trial: your questions, the answers, and facts and decisions the
        helpers remember. On the free plan your chat lives in your browser tab; our copy of a
        question and its answer is removed after about a day.
      </dd>
      <dt>How much you ask</dt>
      <dd>How many questions you asked and when, to count them against your plan.</dd>
      <dt>Payments</dt>
      <dd>
        Which plan you pay for, since when, and the number Stripe gives you. Your card number goes
        to Stripe and never reaches us.
      </dd>
      <dt>Where you came from</dt>
      <dd>
        If you followed one of our ads, the name of the campaign and the page you signed up on. It
        stays in your browser until you sign up.
      </dd>
      <dt>Messages to us</dt>
      <dd>
        What you write in the contact form and the suggestion box, with your address if you give it.
      </dd>
      <dt>Technical records</dt>
      <dd>
        Which request was made when, whether it worked, and a scrambled number in place of your
        name. The text of your chats is not in them. They are deleted after 90 days at most.
      </dd>
    </dl>

    <h2>What we use it for</h2>
    <p>
      To answer your questions, to run your account, to bill you, to keep the service safe, and to
      answer when you write to us. Nothing else. We do not sell your data, and we do not use your
      chats to train models.
    </p>

    <h2>Who else sees it</h2>
    <dl className="facts">
      <dt>Amazon Web Services</dt>
      <dd>
        Stores everything above, runs the service and sends our emails. The servers are in the
        United States.
      </dd>
      <dt>OpenAI</dt>
      <dd>
        Gets your question, the last messages of that chat, what your business profile says and the
        facts the helpers remember, to write the answer. It does not get your email address.
      </dd>
      <dt>Stripe</dt>
      <dd>
        Takes your payment and keeps what is needed for that: your email address and your card.
      </dd>
      <dt>Advertising</dt>
      <dd>
        Some versions of this site measure ads with a pixel of Meta. It loads only if you say yes in
        the banner. You can change your mind with the link at the foot of the page.
      </dd>
    </dl>
    <p>We also hand over data where a law or a court makes us.</p>

    <h2>What is in your browser</h2>
    <p>
      We set no cookies of our own. Your browser&apos;s storage holds your sign-in, the theme you
      chose, your answer about the pixel and, until you sign up, the campaign you came from.
    </p>

    <h2>How long we keep it</h2>
    <p>
      As long as you have an account. Backups of the database go back 35 days and then disappear. If
      you move to the free plan, the chats you saved stay readable until you delete them.
    </p>

    <h2>Your choices</h2>
    <ul>
      <li>See and change your account and business in your profile.</li>
      <li>Read, correct, pause and delete what the helpers remember.</li>
      <li>Download everything we store about you, from your profile.</li>
      <li>
        Delete your account, from your profile. That cancels your plan and removes your businesses,
        chats and memory for good. We keep one scrambled word made from your email address, so that
        deleting an account does not earn a second free trial, and what tax law makes us and Stripe
        keep about payments; your customer record at Stripe, with your address and card, is deleted.
        What you wrote in the contact form or the suggestion box is not tied to your account: we
        keep it until we have dealt with it, and delete it sooner if you ask.
      </li>
      <li>Object to something, or complain to the authority where you live.</li>
    </ul>

    <h2>Children</h2>
    <p>Sevenhands is for people who run a business. It is not for anybody under 18.</p>

    <h2>Changes</h2>
    <p>
      When this page changes in a way that matters to you, we tell you by email before it counts.
    </p>
  </LegalPage>
);
