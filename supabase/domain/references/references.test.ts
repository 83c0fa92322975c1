import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anonymizeAddress,
  invoiceNumber,
  isReference,
  nextInvoiceNumber,
  readInvoiceNumber,
  readReference,
  referenceFrom,
} from './index.ts';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['203.0.113.77:51234', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['::FFFF:CB00:714D', '203.0.113.0'],
  ['0:0:0:0:0:ffff:cb00:714d', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:0DB8:0001::', '2001:db8:1::'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['0:0:5:1::', '0:0:5::'],
  ['2002:cb00:714d::1', '2002:cb00:7100::'],
])('%s is stored as %s', (address, stored) => {
  expect(anonymizeAddress(address)).toBe(stored);
});

test.each([
  '',
  'unknown',
  '203.0.113',
  '203.0.113.256',
  '1:2:3:4:5:6:7',
  '1::2::3',
  '1:2:3:4:5:6:7:8:9',
  '12345::',
  '::203.0.113.9:1',
  'g::1',
])('"%s" is no address', (text) => {
  expect(anonymizeAddress(text)).toBeNull();
});

test('no address keeps what would single out its holder', () => {
  fc.assert(fc.property(fc.ipV4(), (address) => anonymizeAddress(address)?.endsWith('.0') === true));
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const stored = anonymizeAddress(address);
      expect(stored).not.toBeNull();
      expect(anonymizeAddress(stored ?? '')).toBe(stored);
    }),
  );
});

test('references avoid letters that are misheard, and forgive them', () => {
  fc.assert(fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (bytes) => isReference(referenceFrom(bytes))));
  expect(readReference(' kw-1o0Lab ')).toBe('KW-1001AB');
  expect(readReference('1O0LAB')).toBe('KW-1001AB');
  expect(readReference('KW-1001A')).toBeNull();
  expect(readReference('KW-1001AU')).toBeNull();
  expect(() => referenceFrom(new Uint8Array(5))).toThrow(/6 random bytes/);
});

test('invoice numbers have no gaps and begin anew each year', () => {
  expect(invoiceNumber(2027, 42)).toBe('INV-2027-000042');
  expect(readInvoiceNumber('inv-2027-000042')).toEqual({ year: 2027, position: 42 });
  expect(nextInvoiceNumber('INV-2027-999999', 2027)).toBe('INV-2027-1000000');
  expect(nextInvoiceNumber('INV-2027-000042', 2028)).toBe('INV-2028-000001');
  expect(nextInvoiceNumber(null, 2027)).toBe('INV-2027-000001');
  expect(() => nextInvoiceNumber('42', 2027)).toThrow(/no invoice number/);
  expect(() => invoiceNumber(2027, 0)).toThrow(/1 or more/);
});
