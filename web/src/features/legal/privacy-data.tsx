import { Part } from './part.tsx';

/** Every kind of data this software keeps. */
export const DataWeKeep = () => (
  <>
    <Part>What we keep</Part>
    <dl className="detail-list">
      <dt>Your account</dt>
      <dd>
        Your email address, a scrambled form of your password that nobody can read back, the public
        half of each passkey you add, your plan, when your trial ends, and when you signed up.
      </dd>
      <dt>If you sign in with Google</dt>
      <dd>
        Google tells us your email address, whether it has verified it, which organization hosts it,
        and a number that stands for you. We keep these with your sign-in, get no access to anything
        else in your Google account, and delete them with your account.
      </dd>
      <dt>Your business</dt>
      <dd>
        What you tell us in onboarding and in your profile: name, trade, size, place, goals, tools,
        the name, phone number and website you sign with, and so on. Country, currency, time zone
        and language are guessed from the settings of your browser, and you change them in your
        profile. Only the name and the trade are needed.
      </dd>
      <dt>Your numbers</dt>
      <dd>
        What you type or take over under “Your numbers”: prices, hours, costs, expected bills, each
        with its date. A file of your books is read in your browser and never sent to us; we keep
        the figures you accept, and no row and no name of a customer.
      </dd>
      <dt>Sums without an account</dt>
      <dd>
        What you type on the pages of the free sums stays in your browser until you close the tab
        and is not sent to us. A link you copy carries the numbers in a part of the address that
        browsers do not send; who has the link can read them. If you press “Keep these numbers”,
        your browser keeps them for a day, and we save them when you agree in your account.
      </dd>
      <dt>What somebody wrote to you</dt>
      <dd>
        Before a message you paste under “Somebody wrote to me” leaves your device, we replace phone
        numbers, email and street addresses, card numbers and links in it, and show you what is
        sent. What was replaced stays in your browser until you sign out. Names are sent and kept
        with your chat, except from a row of your books. We can miss one: read what goes out.
      </dd>
      <dt>Work you save</dt>
      <dd>
        A copy of each text, email or document you save under a name, with the names and details you
        filled in. Keep in mind that these may be your customers’.
      </dd>
      <dt>Your chats</dt>
      <dd>
        On a paid plan or in the trial: your questions, the answers with what you changed in their
        drafts, filled in and marked as sent, and facts and decisions the helpers remember, each
        fact with the words you said it in. Numbers you fill into a prompt are kept under “Your
        numbers”. On the free plan your chat stays in your browser tab until you close it; our copy
        of a question and its answer is removed after about a day. A thumb on an answer, and the
        reason you give, stay with the answer; we read the reasons without your name. For each
        prompt we count how often it is asked, whether a draft of its answer is marked as sent, and
        the thumbs, without your name or words.
      </dd>
      <dt>Photos you send</dt>
      <dd>
        Your browser makes a photo small and removes where, when and with what it was taken, before
        it leaves your device; we remove it once more. With a saved chat we keep a thumbnail of it;
        the photo itself is passed on for the one answer and not kept.
      </dd>
      <dt>What you say</dt>
      <dd>
        A recording is passed on to be written down, at most two minutes, and neither it nor its
        words are stored or logged by us. The words land in your message, and are kept only if you
        send it. We count how often you speak in 24 hours.
      </dd>
      <dt>How much you ask</dt>
      <dd>How many questions you asked and when, to count them against your plan.</dd>
      <dt>On your device</dt>
      <dd>
        So that the app opens without a connection, your browser keeps its files, your week, your
        numbers and the last conversations you opened for up to 7 days, a question until it is
        answered, and what you share with the app from your phone. Signing out removes all of it.
      </dd>
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
        What you send while you are signed in carries your account and plan and is in your data
        download. What came from your address is deleted with your account.
      </dd>
      <dt>Technical records</dt>
      <dd>
        Which request was made when, whether it worked, and a scrambled number in place of your
        name. The text of your chats is not in them. They are deleted after 90 days at most.
      </dd>
    </dl>
  </>
);
