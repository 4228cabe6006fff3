import { Part } from './part.tsx';

/** What the data is used for. */
export const DataUse = () => (
  <>
    <Part>What we use it for</Part>
    <p>
      To answer your questions, to run your account, to bill you, to keep the service safe, and to
      answer when you write to us. Nothing else. We do not sell your data, and we do not use your
      chats to train models.
    </p>
  </>
);

/** The services that get data, and which. */
export const Recipients = () => (
  <>
    <Part>Who else sees it</Part>
    <dl className="detail-list">
      <dt>Amazon Web Services</dt>
      <dd>
        Stores everything above, runs the service and sends our emails. The servers are in the
        United States.
      </dd>
      <dt>OpenAI</dt>
      <dd>
        Gets your question, the last messages of that chat, what your business profile says and the
        facts the helpers remember, to write the answer, and the photo you send with a question.
        What you speak goes there to be written down, with the name, place and trade of your
        business. It does not get your email address.
      </dd>
      <dt>Google</dt>
      <dd>
        Only if you sign in with Google: learns that and when you sign in here. Nothing of Google is
        loaded before you press the button.
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
  </>
);
