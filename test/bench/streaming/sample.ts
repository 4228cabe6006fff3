const part = (nth: number) => `### Step ${nth}: the quotes of last week

Two by Friday is **realistic** if you work them in this order, see [the list](https://example.com/${nth}).

| Job | Do this | When |
| --- | --- | --- |
| Water heater | Call. No hot water is urgent. | Today, before 10 |
| Repipe | Offer a walk-through of the quote. | Wednesday |

- one thing to do before lunch
- another thing with \`code\` in it

> Morning, it’s Dana from Ridgeline. I can start your bathroom Tuesday 24th or Monday 30th. Which suits?

`;

/** A long answer of 2,000 tokens of about four characters, as a model sends them. */
export const tokens = (() => {
  const text = Array.from({ length: 40 }, (_, nth) => part(nth + 1)).join('');
  return Array.from({ length: 2000 }, (_, nth) => text.slice(nth * 4, nth * 4 + 4));
})();
