import { describe, expect, test } from 'vitest';
import { assertDeployable, passkeyDomainOf, settingsOf } from '#infra/settings-of-stage.ts';
import { stageSettings } from '#infra/stages.ts';

const stage = (changes: object) => ({ test: { ...stageSettings.prod, ...changes } });

test('dev and prod have every setting, and only prod keeps its data', () => {
  expect(Object.keys(stageSettings)).toEqual(['dev', 'prod']);
  expect(settingsOf('dev').keepsData).toBe(false);
  expect(settingsOf('prod').keepsData).toBe(true);
});

test('an unknown stage is refused with the names of the known ones', () => {
  expect(() => settingsOf('staging')).toThrow(
    'There is no stage "staging": choose one of dev, prod.',
  );
  expect(() => settingsOf('toString')).toThrow('There is no stage "toString"');
});

test('passkeys are bound to the domain of a stage, and a stage without one has none', () => {
  const domain = { name: 'app.a.example', zoneId: 'Z1', zoneName: 'a.example' };
  expect(passkeyDomainOf(settingsOf('test', stage({ domain })))).toBe('app.a.example');
  expect(passkeyDomainOf(settingsOf('prod'))).toBe(undefined);
});

describe('an invalid value stops synth with one sentence', () => {
  test.each([
    [{ adminEmail: 'ada' }, 'adminEmail must be an e-mail address'],
    [{ alarmEmail: undefined }, 'alarmEmail must be an e-mail address'],
    [{ mailFrom: '' }, 'mailFrom must be an e-mail address'],
    [{ restoredTable: 'a table' }, 'restoredTable must be the name of a table, or null'],
    [{ region: 'Frankfurt' }, 'region must be an AWS region'],
    [{ copyRegion: 'us' }, 'copyRegion must be an AWS region'],
    [{ copyRegion: 'us-east-1' }, 'copyRegion must be another region than region'],
    [{ keepsData: 'yes' }, 'keepsData must be true or false'],
    [{ logDays: 17 }, 'logDays must be one of 7, 14, 30, 60, 90, 180, 365'],
    [{ replyTokens: 5 }, 'replyTokens must be at least 100'],
    [{ replyTokens: 1.5 }, 'replyTokens must be a whole number from 100 to 16000'],
    [{ monthlyBudget: 0 }, 'monthlyBudget must be above 0'],
    [{ monthlyBudget: '20' }, 'monthlyBudget must be a number of dollars'],
    [
      { openai: { ...stageSettings.prod.openai, dailyDollars: 0 } },
      'openai.dailyDollars must be above 0',
    ],
    [{ openai: { ...stageSettings.prod.openai, model: ' ' } }, 'openai.model must name a model'],
    [
      {
        openai: { ...stageSettings.prod.openai, prices: { input: 1, cachedInput: 0, output: -1 } },
      },
      'openai.prices.output must not be below 0',
    ],
    [
      { openai: { ...stageSettings.prod.openai, prices: { input: 1, cachedInput: 2, output: 3 } } },
      'openai.prices must not ask more for cached input than for input',
    ],
    [
      {
        openai: { ...stageSettings.prod.openai, prices: { input: '1', cachedInput: 0, output: 1 } },
      },
      'openai.prices.input must be a number of dollars',
    ],
    [
      { openai: { ...stageSettings.prod.openai, baseUrl: 'http://models.example' } },
      'openai.baseUrl must be an https address',
    ],
    [{ adPixel: { id: 'abc' } }, 'adPixel.id must be the number of a pixel'],
    [
      { google: { clientId: 'abc', domainPrefix: 'seven' } },
      'google.clientId must be a client id of Google',
    ],
    [
      { google: { clientId: '1-a.apps.googleusercontent.com', domainPrefix: 'my-cognito' } },
      'google.domainPrefix must be lower-case letters, digits and hyphens, without aws, amazon or cognito',
    ],
    [
      { google: { clientId: '1-a.apps.googleusercontent.com', domainPrefix: 'seven' } },
      'google needs a domain, to which Google sends people back',
    ],
    [
      { domain: { name: 'app.a.example', zoneId: 'Z1', zoneName: 'b.example' } },
      'domain must have a name inside its zone',
    ],
    [
      { domain: { name: 'app.a.example', zoneId: '1', zoneName: 'a.example' } },
      'domain.zoneId must be the id of a Route 53 zone',
    ],
    [
      { operator: { name: 'A', address: '', email: 'a@b.example' } },
      'operator.address must be the postal address of the operator',
    ],
    [
      { switches: { firewall: true, signUp: true } },
      'switches.adminSecondFactor must be true or false',
    ],
    [
      { lookupKeys: { ...stageSettings.prod.lookupKeys, pro: { monthly: 'a b', yearly: 'c' } } },
      'lookupKeys.pro.monthly must be a lookup key: letters, digits, dots, dashes and underscores',
    ],
    [
      { lookupKeys: { ...stageSettings.prod.lookupKeys, pro: { monthly: 'a', yearly: 'a' } } },
      'lookupKeys must be 4 different names',
    ],
    [{ color: 'blue' }, 'there is no setting color'],
  ])('%j', (changes, sentence) => {
    expect(() => settingsOf('test', stage(changes))).toThrow(
      `Stage test in infra/stages.ts: ${sentence}.`,
    );
  });
});

describe('a real deployment', () => {
  const own = { adminEmail: 'ada@acme.com', alarmEmail: 'ops@acme.com' };
  const operator = { name: 'Acme', address: '1 Main Street', email: 'hi@acme.com' };
  const domain = { name: 'app.acme.com', zoneId: 'Z1', zoneName: 'acme.com' };

  test('is refused while an address is a placeholder', () => {
    expect(() => assertDeployable(settingsOf('dev'))).toThrow(
      'Stage dev still has the placeholder admin@sevenhands.example',
    );
  });

  test('is refused for customers under CloudFront’s host name', () => {
    const settings = settingsOf('test', stage({ ...own, operator, domain: null }));
    expect(() => assertDeployable(settings)).toThrow('Stage test has no domain');
  });

  test('is refused for customers without a named operator', () => {
    const settings = settingsOf('test', stage({ ...own, domain, operator: null }));
    expect(() => assertDeployable(settings)).toThrow('Stage test does not say who runs it');
  });

  test('is refused for customers while the stage cannot send mail', () => {
    const settings = settingsOf('test', stage({ ...own, domain, operator }));
    expect(() => assertDeployable(settings)).toThrow('Stage test has no mailFrom');
  });

  test('succeeds with addresses, an operator and a sender of its own', () => {
    const settings = settingsOf(
      'test',
      stage({ ...own, domain, operator, mailFrom: 'hi@acme.com' }),
    );
    expect(() => assertDeployable(settings)).not.toThrow();
  });
});
