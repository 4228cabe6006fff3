import { expect, test } from 'vitest';
import { rightsIn } from './rules/found.ts';
import { type Template, writtenStage } from './synth.ts';

const built = (stage: 'prod' | 'everything') => {
  return writtenStage(stage).templates;
};

/** A template without hashes of assets and the names that contain them. */
const normalised = (template: Template) =>
  `${JSON.stringify(template, null, 1)
    .replace(/\b[0-9a-f]{64}\b/g, '<hash>')
    .replace(/(Deployment|CurrentVersion)([A-Z0-9]{8})?[0-9a-f]{32}/g, '$1<hash>')}\n`;

test.each(Object.entries(built('prod')))(
  'the %s stack of prod matches its snapshot',
  async (name, template) => {
    await expect(normalised(template)).toMatchFileSnapshot(`snapshots/${name}.json`);
  },
);

test('the rights of every Lambda match the snapshot', async () => {
  await expect(rightLines(built('everything'))).toMatchFileSnapshot('snapshots/rights.txt');
});

type Statement = { readonly Action: string | string[]; readonly Resource: unknown };

/** The rights of each role: `chat: dynamodb GetItem, Query on Table`. */
const rightLines = (templates: ReturnType<typeof built>) => {
  const lines = rightsIn(templates).flatMap(({ roles, statements }) =>
    (statements as Statement[]).map(({ Action, Resource }) => {
      const who = roles.join();
      const actions = [Action].flat();
      const service = actions[0]?.split(':')[0];
      const verbs = actions.map((action) => action.split(':')[1]).sort();
      const things = [...new Set([Resource].flat().map(named))].sort();
      return `${roleName(who)}: ${service} ${verbs.join(', ')} on ${things.join(', ')}`;
    }),
  );
  return `${lines.sort().join('\n')}\n`;
};

const roleName = (id: string) => id.replace(/role[A-Z0-9]{8}$/, '').replace(/8693BB.*/, '');

/** The shortest name of a resource that identifies it. */
const named = (resource: unknown) => {
  if (typeof resource === 'string') return resource;
  const parts = JSON.stringify(resource).matchAll(
    /"(?:OutputName|Ref)":"([^"]+)"|GetAtt":\["([^"]+)"|"(:?[\w-]*[/-][^"$]+)"/g,
  );
  return [...parts]
    .map(([, output, attribute, text]) => output ?? attribute ?? text)
    .join('')
    .replaceAll(
      /Sevenhands-everything-(?:Data|Auth|Api)|PublishOutput(?:FnGetAtt|Ref)|[0-9A-F]{8}|Arn|AWS::\w+|us-east-1/g,
      '',
    );
};
