import type { DangerWords } from './danger-words-type.ts';

/** Hindi in its own script, and as many write it on a phone, in Latin letters. */
export const hindi: DangerWords = {
  'self-harm': `
    आत्महत्या|ख़?ुदकुशी|मर जाना चाहत|जीना नहीं चाहत|अपनी जान ले|aatmahatya|atmahatya|khudkushi|mar jana chaht|jeena nahi chaht|suicide`,
  gas: `
    गैस की (?:बदबू|गंध|महक|स्मेल)|गैस (?:लीक|रिस|निकल)|gas (?:ki|ka) (?:smell|badbu|badboo|gandh)|gas leak|gas nikal`,
  'carbon-monoxide': `
    कार्बन मोनो ?ऑक्साइड|मोनोऑक्साइड|carbon monoxide`,
  fire: `
    आग (?:लग|लगी|पकड़)|जल (?:गया|रहा|गई) (?:घर|पैनल|तार)|धुआ[ंँ] (?:निकल|आ रहा|उठ)|aag (?:lag|lagi|pakad)|dhu[a-z]* (?:nikal|aa raha)`,
  trench: String.raw`
    (?:गड्ढा|खाई|मिट्टी)(?: \S+){0,3} (?:धँस|धंस|ढह)|मिट्टी में दब|gaddha (?:dhas|dhah)|mitti (?:dhas|mein dab|me dab)`,
  electricity: `
    करंट (?:लग|मार|आ रहा)|बिजली का झटका|चिंगारी|शॉर्ट सर्किट|नंगे तार|current (?:lag|laga|mar|aa raha)|chingari|short circuit|nange taar`,
  injury: String.raw`
    (?:हाथ|पैर|टांग|हड्डी|सिर|कलाई|उंगली)(?: \S+){0,2} (?:टूट|फूट|कट|जल)|घायल|चोट|गिर (?:गया|गई|गए)|खून|अस्पताल|एम्बुलेंस|बेहोश|(?:haath|hath|pair|haddi|sir)(?: \w+){0,2} (?:toot|tut|kat|phoot)|chot|ghayal|khoon|hospital (?:le|mein|me)|behosh|ambulance`,
  'bad-air': String.raw`
    (?:धुएँ|भाप|गैसों)(?: \S+){0,4} (?:चक्कर|खाँसी|साँस)|ब्लीच(?: \S+){0,4} मिला|फफूँद(?: \S+){0,8} (?:साँस|सांस|दमा|खाँसी|खांसी)|(?:साँस|सांस|दमा)(?: \S+){0,8} फफूँद|bleach (?:mila|mix)|fafund(?: \w+){0,6} (?:saans|dama)`,
  asbestos: `
    एस्बेस्टस|asbestos`,
  needles: String.raw`
    (?:सुई|सिरिंज)(?: \S+){0,3} (?:चुभ|मिल|लग)|(?:sui|syringe)(?: \w+){0,3} (?:chubh|mili|lagi)`,
  flood: `
    पानी भर (?:गया|रहा|आया)|बाढ़|पाइप फट|छत से पानी गिर|paani bhar|pani bhar|pipe (?:phat|fat)`,
  threats: `
    जान से मार|मार (?:दूँगा|दूंगा|डालूँगा|डालूंगा|डालेंगे)|पता है (?:तुम|तू|आप) कहा|देख लूँगा|देख लूंगा|छोडूंगा नहीं|jaan se maar|maar (?:dunga|denge|dalunga)|dekh lunga|pata hai (?:tum|tu|aap) kahan`,
  lawyer: `
    वकील (?:से|को|के|करूँगा|करूंगा)|केस (?:कर|करूँगा|करूंगा|ठोक|डाल)|कोर्ट|अदालत|मुकदमा|कानूनी (?:नोटिस|कार्रवाई)|(?:vakil|wakil|vakeel|lawyer) se|case (?:kar|karunga|karenge|thok)|court (?:me|mein|jaunga|le)|legal notice`,
  authorities: String.raw`
    पुलिस (?:में|को|बुला|आ)|थाने|एफ ?आई ?आर|उपभोक्ता|police (?:me|mein|ko|bula)|thane (?:me|mein)|\bfir\b (?:kar|karunga|darj)|consumer (?:court|forum)|upbhokta`,
  discrimination: `
    जाति (?:की|का|के|सूचक)|जातिवाद|भेदभाव|छेड़|यौन|धर्म (?:की|के|को)|jaati (?:ki|ke)|jativad|bhedbhav|chhed`,
  harmless: `
    गैस (?:का|के) बिल|गैस (?:चूल्हा|सिलेंडर)|मैं वकील|gas (?:ka|ke) bill|gas chulha|gas cylinder|ac gas`,
};
