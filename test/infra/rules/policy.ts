import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'aws-cdk-lib/core';

type Violation = { readonly ruleName: string; readonly reason?: string };
type Report = { readonly violations: Violation[]; readonly suppressedViolations?: Violation[] };

/** Synthesizes with every check on; returns the findings and the acknowledged ones. */
export const checked = (app: App) => {
  const before = process.env.CDK_VALIDATION;
  process.env.CDK_VALIDATION = 'true';
  let failure = '';
  try {
    app.synth();
  } catch (error) {
    failure = String(error);
  } finally {
    if (before === undefined) delete process.env.CDK_VALIDATION;
    else process.env.CDK_VALIDATION = before;
  }
  const file = join(app.outdir, 'validation-report.json');
  const reports: Report[] = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).pluginReports
    : [];
  const rules = reports.flatMap(({ violations }) => violations.map(({ ruleName }) => ruleName));
  return {
    findings: rules.length || !failure ? rules : [failure],
    acknowledged: reports.flatMap(({ suppressedViolations = [] }) => suppressedViolations),
  };
};
