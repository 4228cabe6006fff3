import { escaped, page } from '../page.ts';
import type { Person } from './federation.ts';
import { hash } from './pool.ts';

/** The page on which somebody chooses who Google says they are. */
export const googlePage = (request: string) =>
  page({
    title: 'Sign in with Google',
    note: 'Not Google: the stand-in of this machine.',
    body: `<section class="narrow"><form method="post" action="google">
<input type="hidden" name="request" value="${escaped(request)}">
<label for="email">Google account</label>
<input id="email" name="email" type="email" required value="dana@gmail.com">
<label for="domain">Organization whose mail Google hosts</label>
<input id="domain" name="domain" placeholder="none: a private account">
<label for="subject">Google's id of the person</label>
<input id="subject" name="subject" placeholder="one per address">
<label for="verified">Google has verified the address</label>
<select id="verified" name="verified"><option>yes</option><option>no</option></select>
<p></p>
<button class="main" name="choice" value="go">Continue</button>
<p></p>
<button class="wide" name="choice" value="cancel" formnovalidate>Cancel</button>
</form></section>`,
  });

/** Who was chosen. */
export const personOf = (form: URLSearchParams): Person => {
  const email = form.get('email')?.trim() ?? '';
  return {
    email,
    subject:
      form.get('subject')?.trim() || hash(email.toLowerCase()).replaceAll(/\D/g, '').slice(0, 21),
    hostedDomain: form.get('domain')?.trim() ?? '',
    isVerified: form.get('verified') !== 'no',
  };
};
