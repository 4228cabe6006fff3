// With a good token the account is asked for now and not when the app is here to ask: core/auth/take-early-account-answer.ts takes the answer. A token that has run out, read as in core/auth/stored-token.ts: what renews it (build.ts names it in the tag of this script) is asked for instead. The dashboard's first page also asks for the files of today's list on a device that has shown it: a new owner sees the first questions instead.
try {
  const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'));
  const token = localStorage[key];
  const claims = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
  const isOld = JSON.parse(atob(claims)).exp * 1000 < Date.now() + 30_000;
  const { renewal, today } = document.currentScript.dataset;
  const isToday = location.pathname === '/dashboard' && localStorage['private:today'];
  const files = [...(isOld ? renewal.split(' ') : []), ...(isToday ? today.split(' ') : [])];
  for (const href of files) {
    const link = document.createElement('link');
    const isScript = href.endsWith('.js');
    if (!isScript) link.as = href.endsWith('.css') ? 'style' : 'fetch';
    Object.assign(link, { rel: isScript ? 'modulepreload' : 'preload', crossOrigin: '', href });
    document.head.append(link);
  }
  if (!isOld && location.pathname.startsWith('/dashboard') && !sessionStorage.preview) {
    const authorization = `Bearer ${token}`;
    const account = localStorage['private:account'];
    const headers = { accept: 'application/json', authorization };
    if (account) headers['x-account'] = account;
    const answer = fetch('/api/account', { headers });
    // Where it fails, the app asks itself.
    answer.catch(() => {});
    window.earlyAccount = { authorization, account, answer };
  }
} catch {}
