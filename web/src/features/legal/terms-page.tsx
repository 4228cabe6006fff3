import { LegalPage } from './operator.tsx';
import { Part } from './part.tsx';
import { TermsOfPayment } from './terms-of-payment.tsx';
import { TermsOfUse } from './terms-of-use.tsx';

const parts = [
  'Who you agree with',
  'What you get',
  'What the advice is not',
  'Your account',
  'Your content',
  'What is not allowed',
  'The free trial',
  'Paying',
  'Canceling and refunds',
  'Ending the account',
  'What we answer for',
  'The rest',
];

/** The agreement in plain words, with the numbers the software goes by. */
export const TermsPage = () => (
  <LegalPage title="Terms of Service" parts={parts}>
    <p className="lead">
      The short version: it is advice from software, you stay the boss, and you can leave whenever
      you like.
    </p>

    <Part>Who you agree with</Part>
    <p>
      With the operator named at the end of this page. By creating an account you accept these
      terms. You must be 18 or older and allowed to act for your business.
    </p>

    <TermsOfUse />
    <TermsOfPayment />

    <Part>Ending the account</Part>
    <p>
      You can delete your account in your profile at any time; that also ends your plan and removes
      your data. If we ever stop the service we tell you 30 days before, so that you can download
      what is yours, and we give back what you paid for time you did not get.
    </p>

    <Part>What we answer for</Part>
    <p>
      We work with care, but we cannot promise that the service is always there or always right. As
      far as the law allows, we do not answer for lost profit, and for everything else at most for
      what you paid us in the last 12 months. Rights the law gives you as a consumer stay untouched.
    </p>

    <Part>The rest</Part>
    <p>
      If one part of these terms does not hold, the others still do. When we change them in a way
      that matters, we tell you by email at least 30 days before; if you do not agree, you can
      cancel. Questions? Write to the operator, who is named below.
    </p>
  </LegalPage>
);
