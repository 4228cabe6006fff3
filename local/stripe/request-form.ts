/** A parsed request: texts, lists and objects, as the brackets of the form say. */
export type Form = { [name: string]: FormValue };
export type FormValue = string | FormValue[] | Form | undefined;

/** Reads `items[0][price]=x&expand[]=y` into objects and lists. */
export const parseForm = (text: string): Form => {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    let at: Form = root;
    path.forEach((step, depth) => {
      const key = step === '' ? String(Object.keys(at).length) : step;
      if (depth === path.length - 1) at[key] = value;
      else {
        at[key] ??= {};
        at = at[key] as Form;
      }
    });
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, listed(value)]));
};

/** Objects whose keys count from zero were lists. */
const listed = (value: FormValue): FormValue => {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listed(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
};

export const asText = (value: FormValue) =>
  typeof value === 'string' && value !== '' ? value : undefined;
export const asForm = (value: FormValue): Form =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};
export const asList = (value: FormValue): FormValue[] => (Array.isArray(value) ? value : []);
export const asFlag = (value: FormValue) => (value === undefined ? undefined : value === 'true');
export const asNumber = (value: FormValue) =>
  typeof value === 'string' && value !== '' ? Number(value) : undefined;
/** Metadata is texts only. */
export const asMetadata = (value: FormValue): Record<string, string> =>
  Object.fromEntries(Object.entries(asForm(value)).map(([key, text]) => [key, asText(text) ?? '']));
