import { loadCases, loadHeldOutCases } from '#evals/cases/index.ts';

console.log(loadCases().length, loadHeldOutCases().length);
const m: any = {};
for (const c of [...loadCases(), ...loadHeldOutCases()])
  m[c.today.slice(5, 7)] = (m[c.today.slice(5, 7)] ?? 0) + 1;
console.log(m);
