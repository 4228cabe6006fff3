/**
 * Where to talk to somebody about taking one's life, by country, each with a page that was read for it. A country without
 * such a page has no line here: its card names the emergency number and a local crisis line in words.
 */
export const crisisLines: Readonly<Record<string, Readonly<{ number: string; source: string }>>> = {
  US: { number: '988', source: 'preventionpartnersnm.org/facts/988-lifeline' },
  PR: { number: '988', source: 'primerahora.com, ASSMCA on Línea PAS and 988' },
  CA: { number: '988', source: 'mentalhealthcommission.ca/catalyst/988-launches-in-canada' },
  MX: { number: '800 911 2000', source: 'eluniversal.com.mx, CONASAMA on Línea de la Vida' },
  GB: { number: '116 123', source: 'samaritans.org/how-we-can-help/contact-samaritan' },
  IE: { number: '116 123', source: 'newstalk.com, Samaritans Ireland' },
  DE: { number: '0800 111 0 111', source: 'domradio.de/glossar/telefonseelsorge-0' },
  AT: { number: '142', source: 'katholisch.at/telefonseelsorge' },
  CH: { number: '143', source: '143.ch' },
  FR: { number: '3114', source: '3114.fr; service-public.fr' },
  ES: { number: '024', source: 'rtve.es, Ministerio de Sanidad on línea 024' },
  // Its own line since September 10, 2025; the number of SNS 24 before that is for every kind of health question.
  PT: { number: '1411', source: 'deco.proteste.pt; 24noticias.sapo.pt' },
  NL: { number: '113', source: 'nu.nl, Stichting 113 Zelfmoordpreventie' },
  PL: { number: '116 123', source: 'telepolis.pl, Ministerstwo Cyfryzacji' },
  BR: { number: '188', source: 'claudia.abril.com.br, CVV and Ministério da Saúde' },
  IN: { number: '14416', source: 'livemint.com, Ministry of Health on Tele MANAS' },
  AU: { number: '13 11 14', source: 'suicidepreventionaust.org, Lifeline' },
  NZ: { number: '1737', source: 'scoop.co.nz, Minister of Health on 1737' },
};

/** The crisis line of a country (ISO 3166 alpha-2), or undefined where we do not know it. */
export const crisisLine = (country: string): string | undefined =>
  Object.hasOwn(crisisLines, country.toUpperCase())
    ? crisisLines[country.toUpperCase()]?.number
    : undefined;
