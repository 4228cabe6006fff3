import { describe, expect, test } from 'vitest';
import { underDanger } from '#shared/catalogue/kits/common-parts.ts';
import { kits } from '#shared/catalogue/kits/index.ts';
import { deliverablesText } from '#shared/domain/chat/answer-parts/declared-deliverables.ts';
import { questionRules, safePlan } from '#shared/domain/chat/safety/answer-rules-for-dangers.ts';
import { english } from '#shared/domain/chat/safety/cards/en.ts';
import { dangerIds } from '#shared/domain/chat/safety/dangers.ts';

const read = { english, country: 'US' };

describe('the plan of an answer to a dangerous message', () => {
  const usual = kits.complaint.deliverables;

  test('is absent without a danger', () => {
    expect(safePlan([], usual, read)).toBeUndefined();
    expect(questionRules([], read)).toBe('');
  });

  test('with a danger forbids admitting fault, promises, and instructions where life is at risk', () => {
    const gas = safePlan(['gas'], usual, read);
    expect(gas?.rules).toContain('may be about gas');
    expect(gas?.rules).toContain('No draft admits or denies fault');
    expect(gas?.rules).toContain('give no instructions');
    expect(gas?.rules).not.toContain('insurance company');
    const lawyer = safePlan(['lawyer'], usual, read);
    expect(lawyer?.rules).toContain('insurance company or a lawyer');
    expect(lawyer?.rules).not.toContain('give no instructions');
  });

  test('repeats what the card said, with the number of the country, and asks for nothing that the card forbids', () => {
    const gas = safePlan(['gas'], usual, { english, country: 'GB' })?.rules ?? '';
    expect(gas).toContain(
      '- Call them now. Say this first: “Everyone get out of the house right now.”',
    );
    expect(gas).toContain('have them call 999');
    expect(gas).toContain('I am calling now');
    expect(gas.match(/"Don’t write"/g)).toHaveLength(1);
    expect(safePlan(['lawyer'], usual, read)?.rules).not.toContain('calling now');
    expect(safePlan(['threats'], usual, read)?.rules).not.toContain('Don’t write"');
    const question = questionRules(['gas'], read);
    expect(question).toContain('have them call 911');
    expect(question).not.toContain('Don’t write');
  });

  test('asks for one short draft and no call to a lawyer, and for none that answers a threat', () => {
    for (const kit of Object.values(kits)) {
      const channelsOf = (dangers: Parameters<typeof safePlan>[0]) =>
        safePlan(dangers, kit.deliverables, read)?.deliverables.flatMap((one) =>
          one.kind === 'draft' ? [`${one.channel} ${one.words}`] : [],
        );
      const [first] = kit.deliverables;
      const short = `${first?.kind === 'draft' && first.channel} 40`;
      // Who wrote a public review left no number to call.
      const call = kit.id === kits.review.id ? [] : ['call-script 40'];
      expect(channelsOf(['gas'])).toEqual([short, ...call]);
      expect(channelsOf(['lawyer'])).toEqual([short]);
      expect(channelsOf(['threats', 'lawyer'])).toEqual([]);
      expect(channelsOf(['self-harm'])).toEqual([]);
    }
  });

  test('and the orders of a kit never stand together, whatever the kit and the danger', () => {
    for (const kit of Object.values(kits)) {
      const own = kit.content.split('\n').filter((row) => !underDanger(kit.content).includes(row));
      expect(own.length, kit.id).toBeGreaterThan(1);
      for (const danger of dangerIds) {
        const plan = safePlan([danger], kit.deliverables, read);
        if (!plan) throw new Error(`no plan for ${danger}`);
        const sent = [
          underDanger(kit.content),
          plan.rules,
          deliverablesText(plan.deliverables),
        ].join('\n\n');
        const of = `${kit.id} with ${danger}`;
        expect(
          own.filter((row) => sent.includes(row)),
          of,
        ).toEqual([]);
        expect(sent.match(/^Safety: /gm), of).toHaveLength(1);
        expect(sent.match(/in 2 sentences for me/g), of).toHaveLength(1);
        // What the kit hands over is replaced: one short draft at most, and no full one.
        expect(sent, of).not.toMatch(/\(Full\)|Write (?:two|2|three|3)/);
        const drafts = plan.deliverables.filter(
          (one) => one.kind === 'draft' && one.channel !== 'call-script',
        );
        expect(drafts.length, of).toBeLessThanOrEqual(1);
        if (drafts.length === 0) expect(plan.rules, of).toContain('Write no draft to them');
        else expect(plan.rules, of).not.toContain('Write no draft');
      }
    }
  });

  test('takes the place of every order of the kit, and keeps what is known', () => {
    for (const { content } of Object.values(kits)) {
      const under = underDanger(content);
      expect(under).toContain('<customer_text>{their_message}</customer_text>');
      expect(under).toContain('{constraints}');
      expect(under).not.toMatch(
        /specificOutcome|Write (?:two|2)|at most \d|open a call|Don’t write/,
      );
    }
  });
});
