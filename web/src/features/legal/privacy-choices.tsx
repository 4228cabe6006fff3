import { Part } from './part.tsx';

/** What is stored in the browser. */
export const BrowserStorage = () => (
  <>
    <Part>What is in your browser</Part>
    <p>
      We set no cookies of our own. Your browser&apos;s storage holds your sign-in, the theme you
      chose, your answer about the pixel, which of the first questions you skipped and, until you
      sign up, the campaign you came from. A question and a photo you have not sent yet stay in
      their tab until you sign out or close it. The microphone is used only while you record.
    </p>
  </>
);

/** How long data is kept, and what people can do about it. */
export const RetentionAndChoices = () => (
  <>
    <Part>How long we keep it</Part>
    <p>
      As long as you have an account. Backups of the database go back 35 days and then disappear; if
      we ever have to use one, accounts that were deleted since are deleted again. If you move to
      the free plan, the chats and work you saved and your numbers stay until you delete them.
    </p>

    <Part>Your choices</Part>
    <ul>
      <li>See and change your account and business in your profile.</li>
      <li>Read, correct, pause and delete what the helpers remember.</li>
      <li>See, change and delete your numbers and the work you saved.</li>
      <li>Download everything we store about you, from your profile.</li>
      <li>
        Delete your account, from your profile. That signs you out everywhere, cancels your plan and
        removes your businesses, chats, memory, numbers, saved work and what you wrote to us from
        your address, signed in or not, for good; usually within minutes, and an email says when it
        is done. Your customer record at Stripe, with your address and card, is deleted too. What
        stays: for two years a scrambled word made from your address, so that deleting an account
        does not earn a second free trial; for half a year two scrambled words and the day, so that
        a backup cannot bring you back; and the payments and invoices that tax law makes us and
        Stripe keep. Nobody can read your address in these words.
      </li>
      <li>Object to something, or complain to the authority where you live.</li>
    </ul>
  </>
);
