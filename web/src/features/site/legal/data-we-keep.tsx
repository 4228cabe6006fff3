import { Suspense } from 'react';
import { useConfig } from '#web/core/config.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { IfConnectionsOffered } from './if-connections-offered.tsx';
import { LegalPartHeading } from './legal-contents.tsx';

const connected = lazyPage(() => import('./connected-accounts.tsx'), 'ConnectedData');
const apps = lazyPage(() => import('./privacy-of-apps.tsx'), 'PrivacyOfApps');

/** Every kind of data this software keeps. */
export const DataWeKeep = () => (
  <>
    <LegalPartHeading>What we collect</LegalPartHeading>
    <dl className="detail-list">
      <dt>Your account</dt>
      <dd>
        Your email address, a scrambled version of your password that no one can read, the public
        half of each passkey you add, your plan, when your trial ends, when you signed up, and
        whether we’ve paused your helpers. We note the day you first copied or sent a draft, whether
        you came back in your second week and second month, and the day you first bought a plan. For
        3 days, we also keep how often your helpers asked the AI and what that cost us, and for 60
        days how many of your answers failed, were cut off, or came late.
      </dd>
      <dt>If you sign in with Google</dt>
      <dd>
        Google tells us your email address, whether it has verified it, which organization hosts it,
        and an ID number for your Google account. We keep these with your sign-in, get no access to
        anything else in your Google account, and delete them with your account.
      </dd>
      <dt>Your business</dt>
      <dd>
        What you tell us in onboarding and in your profile: name, trade, size, location, goals,
        tools, the name, phone number, and website you sign off with, and so on. We guess your
        country, currency, time zone, and language from your browser settings. You can change them
        in your profile. Only your business name and trade are required.
      </dd>
      <dt>People you invite</dt>
      <dd>
        The email address you type, and for 7 days a link that works once. Anyone who joins adds a
        first name. We keep when they joined, the last day they were here, and which businesses they
        work for. Tasks, saved work, and sent messages keep who did them, and show that first name
        to the others. Their chats are theirs: you don’t see them unless they share one, and they
        aren’t in your download.
      </dd>
      <dt>Your numbers</dt>
      <dd>
        What you enter or import in Your money: prices, hours, costs, upcoming bills, each with its
        date. Files you import are read in your browser and never sent to us. We save only the
        numbers you approve, with no line items and no customer names.
      </dd>
      <dt>Unpaid invoices you save</dt>
      <dd>
        If you press “Save these invoices,” we save each unpaid invoice of that file: the customer’s
        name, the invoice number, the amounts, and the dates, with the reminders you sent and the
        notes you write. The AI never gets the names or the notes. Paid invoices are deleted after
        30 days. You can delete all of them in Your money.
      </dd>
      <dt>Your results</dt>
      <dd>
        For each week and month, we count reminders you marked as sent and how much was paid after
        them, quotes you followed up on, tasks you finished, and questions by helper, without names.
        When you mark a follow-up to a quote as sent, we keep its first words, its date, and whether
        you won it, for 400 days. Your helpers get only how many you won, lost, and have open.
      </dd>
      <IfConnectionsOffered part={connected} />
      {useConfig()?.apps && (
        <Suspense>
          <apps.View />
        </Suspense>
      )}
      <dt>Free calculators without an account</dt>
      <dd>
        What you type in the free calculators stays in your browser until you close the tab. It
        isn’t sent to us. If you copy a link, the numbers are in a part of the link that browsers
        don’t send to us. Anyone with the link can see them. If you press “Save these numbers,” your
        browser stores them for one day. We save them only after you confirm in your account.
      </dd>
      <dt>Messages from your customers</dt>
      <dd>
        Before a message you paste into “Reply to a customer” leaves your device, we hide any phone
        numbers, email and street addresses, card numbers, and links, and show you exactly what’s
        sent. The hidden details stay in your browser until you sign out. Names are sent and saved
        with your chat, except names from an imported file. We can miss something, so check before
        you send.
      </dd>
      <dt>Work you save</dt>
      <dd>
        A copy of each text, email, or document you save under a name, with the names and details
        you filled in. Keep in mind that these could be your customers’ details.
      </dd>
      <dt>Your chats</dt>
      <dd>
        On a paid plan or in the trial: your questions, the answers, with what you changed in a
        draft, filled in, had put in Spanish, or marked as sent, and the facts and decisions your
        helpers remember, each fact with the words you used. Numbers you fill into a prompt are
        saved in “Your money.” On the Free plan, your chat stays in your browser tab until you close
        it. We delete our copy of a question and its answer after about a day. Your thumbs-up or
        thumbs-down on an answer, and any reason you give, stay with that answer. We read the
        reasons without your name. For each prompt we count how often it’s used, how often a draft
        is copied or marked as sent, what its answers cost, and its ratings, by business type,
        without your name or text.
      </dd>
      <dt>Photos you send</dt>
      <dd>
        Before a photo leaves your device, your browser shrinks it and removes the location, date,
        and camera details. We strip them again on our end. In saved chats we keep a thumbnail. The
        full photo is used for that one answer and not saved. A photo you add to a post is saved
        until the post is up or you put it away.
      </dd>
      <dt>Voice recordings</dt>
      <dd>
        We send your recording (2 minutes max) to our AI provider to turn into text. We don’t store
        or log the recording or the text. The text appears in your message box and is saved only if
        you send it. We count how many recordings you make in 24 hours.
      </dd>
      <dt>Usage</dt>
      <dd>How many questions you ask and when, so we can count them toward your plan.</dd>
      <dt>On your device</dt>
      <dd>
        So the app works offline, your browser stores the app, your week, your numbers, your unpaid
        invoices, your connections, and your most recent chats for up to 7 days. It also stores each
        question until it’s answered, and anything you share to the app from your phone. Signing out
        removes all of it.
      </dd>
      <dt>Payments</dt>
      <dd>
        Which plan you pay for, when it started, and your Stripe customer ID. Your card number goes
        to Stripe and never reaches us.
      </dd>
      <dt>Where you came from</dt>
      <dd>
        If you followed one of our ads, the name of the campaign and the page you signed up on. It
        stays in your browser until you sign up.
      </dd>
      <dt>Messages to us</dt>
      <dd>
        What you write in the contact form and the suggestion box, with your email if you give it.
        What you send while you’re signed in is linked to your account and plan and is included in
        your data download. Messages sent from your email are deleted with your account, and so are
        our answers to them.
      </dd>
      <dt>Technical records</dt>
      <dd>
        What kind of request it was, when, whether it worked, and the internet (IP) address it came
        from, with a scrambled ID in place of your name. These never include your chat text or what
        you search for. We use IP addresses only to stop abuse and find faults. We delete all of it
        within 90 days. To limit how often someone posts in a form without signing in, we also keep
        a scrambled form of the address for 2 minutes. To limit how many codes we email because
        someone on the same network asks, we keep a scrambled form of the first part of the address
        for up to a day.
      </dd>
    </dl>
  </>
);
