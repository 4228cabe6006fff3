// The longer name first: a water heater is not a heater.
const things = `
water heater|sump pump|garage door|ceiling fan|light switch|breaker box|heat pump|air conditioner|hot water|washing machine|carpet cleaning|window cleaning|house cleaning|deep clean|gas line|main line|panel upgrade|mini split|gutter guards?|sprinklers?|sprinkler heads?
furnace|boiler|toilet|faucet|sink|drain|shower|bathtub|tub|pipes?|sewer|septic|disposal|outlets?|breaker|panel|lights?|wiring|a/?c|thermostat|ducts?|vents?|chimney|fireplace
roof|gutters?|shingles?|siding|fence|deck|patio|pergola|driveway|gate|porch|steps|lawn|grass|yard|hedges?|trees?|bushes|mulch|leaves|sod|irrigation
paint(?:ing)?|walls?|ceiling|baseboards?|trim|cabinets?|doors?|windows?|floors?|tiles?|grout|drywall|wallpaper|carpet|kitchen|bathroom|basement|attic|closet|oven|stove|dishwasher|dryer|washer|fridge|refrigerator|freezer|locks?|pool|mattress(?:es)?
calentador|boiler|drenaje|regadera|llave|tubería|tubo|fuga|aire acondicionado|enchufe|techo|canaleta|cerca|barda|pasto|césped|jardín|yarda|árbol|pintura|pared|puerta|ventana|piso|azulejo|alfombra|cocina|baño|estufa|lavadora|refri|limpieza`;

const job = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${things.trim().split('\n').join('|')})(?![\p{L}\p{N}])`,
  'giu',
);

/** At most five different things the message is about, in its order and in small letters. */
export const findJobWords = (text: string): string[] =>
  [...new Set([...text.matchAll(job)].map(([word]) => word.toLowerCase()))].slice(0, 5);
