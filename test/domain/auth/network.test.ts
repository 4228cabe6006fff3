import { expect, test } from 'vitest';
import { ipNetworkOf } from '#shared/domain/auth/ip-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.255', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:7:4200::1', '2001:0db8:0007:42/56'],
  ['2001:DB8:7:42ff:1:2:3:4', '2001:0db8:0007:42/56'],
  ['2001:db8:7:4300::1', '2001:0db8:0007:43/56'],
  ['2001:db8::1', '2001:0db8:0000:00/56'],
  ['2001:db8::', '2001:0db8:0000:00/56'],
  ['fe80::1:2:3:4:5:6', 'fe80:0000:0001:00/56'],
  ['not an address', 'not an address'],
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['::ffff:127.0.0.1', undefined],
])('the network of %s is %s', (address, network) => {
  expect(ipNetworkOf(address)).toBe(network);
});
