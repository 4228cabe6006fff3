/** Words of the health, the faith and the private life of people, which are never remembered. Places and trades ("we clean churches and clinics") are none of them. */
const words = [
  // Health
  String.raw`cancer|tumou?rs?|chemo\p{L}*|diabet\p{L}*|pregnan\p{L}*|miscarriage|dementia|alzheimer\p{L}*|parkinson\p{L}*|epilep\p{L}*|autis\p{L}*|bipolar|schizo\p{L}*|depress(?:ed|ion)|suicid\p{L}*|hiv|aids|hepatitis|alcoholic|addict(?:ed|ion)?|wheelchair|disabled|disability|illness|terminally|stroke|heart attack|surgery|hospice|rehab|(?:is|are|was|got|fell|been|very) (?:ill|sick)`,
  String.raw`cáncer|embarazada|diabétic\p{L}*|enferm[oae]\p{L}*|enfermedad|demencia|deprimid\p{L}*|depresión|cirugía|discapacitad\p{L}*`,
  String.raw`enceinte|malade|maladie|diabétique|démence|dépressi\p{L}*|handicapée?|cancéreu\p{L}*|chirurgie`,
  String.raw`krebs|schwanger\p{L}*|krank|krankheit|diabetiker\p{L}*|demenz|depressi\p{L}*|behindert\p{L}*|herzinfarkt`,
  'câncer|grávida|doente|doença|demência|cirurgia|deficiente',
  // Faith
  String.raw`muslims?|islamic|jewish|jews?|christians?|catholics?|protestants?|hindus?|buddhists?|mormons?|atheists?|jehovah\p{L}*|musulm\p{L}*|judí[oa]s?|católic[oa]s?|cristian[oa]s?|juive?s?|catholiques?|chrétien\p{L}*|muslimisch\p{L}*|jüdisch\p{L}*|katholisch\p{L}*|muçulman\p{L}*|judeu|cristã\p{L}*`,
  // Private life
  String.raw`divorc\p{L}*|gay|lesbian|transgender|homosexual|affair|separated from (?:his|her)|arrested|prison|jail|bankrupt\p{L}*|undocumented|custody|domestic (?:violence|abuse)|widow(?:ed|er)?|geschieden\p{L}*|scheidung|schwul|lesbisch|divorciad\p{L}*|viud[oa]|veuve?|verwitwet|divorciad[oa]`,
];
const spaced = RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words.join('|')})(?![\p{L}\p{M}])`, 'iu');
const unspaced =
  /कैंसर|बीमार|गर्भवती|मधुमेह|तलाक|मुसलमान|ईसाई|癌|怀孕|懷孕|生病|患病|糖尿病|抑郁|离婚|離婚|穆斯林|基督徒/u;

/** Whether a text tells of somebody's health, faith or private life. */
export const mentionsPrivateLife = (text: string): boolean =>
  spaced.test(text) || unspaced.test(text);
