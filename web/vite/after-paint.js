// The scripts of a page with a picture in its first screen (scriptsAfterPaint in page-head.ts) are asked for once it is painted. Trusted types let nobody set a script's address.
const askForScripts = () => {
  for (const link of document.querySelectorAll('link[data-later]')) link.href = link.dataset.later;
  for (const script of document.querySelectorAll('script[data-later]'))
    void import(script.dataset.later);
};
if (PerformanceObserver.supportedEntryTypes?.includes('paint'))
  new PerformanceObserver((_, painting) => {
    painting.disconnect();
    askForScripts();
  }).observe({ type: 'paint', buffered: true });
else addEventListener('DOMContentLoaded', askForScripts);
