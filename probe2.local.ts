import { faultKinds } from '#evals/sabotage/fault-kinds.ts';
import { refusedBy } from '#evals/sabotage/measure.ts';
import { loadNearMisses } from '#evals/sabotage/near-misses.ts';
import { saidNumbers } from '#shared/domain/chat/answer-checks/sources.ts';

for (const p of loadNearMisses('tuning')) {
  const r = refusedBy(p.bad, p.question);
  if (!r.some((x) => (faultKinds[p.kind].checks as readonly string[]).includes(x.id)))
    console.log(p.id, JSON.stringify(r), saidNumbers(p.question), JSON.stringify(p.question.typed));
}
