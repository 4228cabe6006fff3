import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const workflows = Object.fromEntries(
  globSync('.github/workflows/*.yml', { cwd: root }).map((path) => [
    path,
    readFileSync(root + path, 'utf8'),
  ]),
);

/** The jobs of a workflow as text, by name. */
const jobsOf = (workflow: string): Record<string, string> =>
  Object.fromEntries(
    (workflow.split(/^jobs:\n/m)[1] ?? '')
      .split(/^ {2}(?=[\w-]+:$)/m)
      .filter((job) => /^[\w-]+:\n/.test(job))
      .map((job) => [job.slice(0, job.indexOf(':')), job]),
  );

/** Returns the errors of a workflow in sentences. */
const complaints = (workflow: string) => {
  const [head = ''] = workflow.split(/^jobs:\n/m);
  const floating = [...workflow.matchAll(/uses: (\S+)@(\S+)/g)].filter(
    ([, , version = '']) => !/^[0-9a-f]{40}$/.test(version),
  );
  const privileged = Object.entries(jobsOf(workflow)).filter(([, job]) =>
    job.includes('id-token: write'),
  );
  return [
    ...floating.map(([, action]) => `${action} is not pinned to a commit`),
    ...(head.includes('id-token: write') ? ['every job may sign in to the account'] : []),
    ...privileged.flatMap(([name, job]) => [
      ...(/npm (ci|install)(?!.*--ignore-scripts)/.test(job)
        ? [`${name} runs install scripts`]
        : []),
      ...(/npm (test|run)|npx|\.ci\/run/.test(job)
        ? [`${name} runs more than the deployment`]
        : []),
      ...(/^ {4}environment: \S/m.test(job) ? [] : [`${name} waits for no approval`]),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the notation of the workflow.
      ...(job.includes('role/sevenhands-deployer-${{ env.STAGE }}')
        ? []
        : [`${name} deploys with the role of another stage`]),
    ]),
  ];
};

test.each(Object.entries(workflows))(
  '%s pins its actions and separates permissions',
  (_, workflow) => {
    expect(complaints(workflow)).toEqual([]);
  },
);

test('only the deploying job may sign in, and it deploys with the role of its stage', () => {
  const deploy = workflows['.github/workflows/deploy.yml'] ?? '';
  const jobs = Object.entries(jobsOf(deploy)).filter(([, job]) => job.includes('id-token: write'));
  expect(jobs.map(([name]) => name)).toEqual(['deploy']);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the notation of the workflow.
  expect(jobs[0]?.[1]).toContain('role/sevenhands-deployer-${{ env.STAGE }}');
});

describe('a fault is detected when', () => {
  const deploy = workflows['.github/workflows/deploy.yml'] ?? '';
  test.each([
    ['an action has no pinned version', deploy.replace(/checkout@\w+/, 'checkout@v4')],
    [
      'every job may sign in',
      deploy.replace('contents: read\n', 'contents: read\n  id-token: write\n'),
    ],
    [
      'dev deploys with the role of prod',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the notation of the workflow.
      deploy.replace('sevenhands-deployer-${{ env.STAGE }}', 'sevenhands-deployer-prod'),
    ],
    ['a deployment needs no approval', deploy.replace(/^ {4}environment: .*\n/m, '')],
    ['the deploying job runs install scripts', deploy.replace('--ignore-scripts ', '')],
    [
      'the deploying job runs the tests',
      deploy.replace('- id: deploy', '- run: npm test\n      - id: deploy'),
    ],
  ])('%s', (_, changed) => {
    expect(changed).not.toBe(deploy);
    expect(complaints(changed)).toHaveLength(1);
  });
});
