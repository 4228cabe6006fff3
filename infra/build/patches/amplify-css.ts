import type { BuildPatch } from './patch.ts';

const target = '--amplify-';
const declaration =
  /(--amplify-(?!internal)[\w-]+)\s*:\s*((?:[^;{}"']|"[^"]*"|'[^']*')*)(;|(?=}))/g;

/** Removes the form kit's custom properties that no rule of the same stylesheet uses: a third of its CSS. */
export const amplifyCss: BuildPatch = {
  name: 'amplify-css',
  packages: { '@aws-amplify/ui-react': '6.15.6' },
  files: /\.css$/,
  targets: [target],
  edit: (css, _path, markFound) => {
    const used = usedProperties(css);
    return css.replace(declaration, (text, name: string) => {
      if (used.has(name)) return text;
      markFound(target);
      return '';
    });
  },
};

/** The custom properties that rules of a stylesheet read, directly or through other custom properties. */
const usedProperties = (css: string) => {
  const references = new Map<string, string[]>();
  const rules = css.replace(declaration, (_text, name: string, value: string) => {
    references.set(name, [...(references.get(name) ?? []), ...propertiesIn(value)]);
    return '';
  });
  const used = new Set<string>();
  const queue = propertiesIn(rules);
  for (let name = queue.pop(); name; name = queue.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    queue.push(...(references.get(name) ?? []));
  }
  return used;
};

const propertiesIn = (css: string) => [...css.matchAll(/--amplify-[\w-]+/g)].map(([name]) => name);
