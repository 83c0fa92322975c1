// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeRemote } from '../src/index.ts';
import { slotProblems, slotsIn, slotUses } from './slot-use.ts';

const from = "import { lazyPart, Slot } from '@kindwing/contract';\n";

test.each<[string, string, (string | undefined)[]]>([
  ['one', '<Slot name="portal/Detail" />', ['portal/Detail']],
  [
    'one behind its props',
    '<Slot\n  props={{ onDone: (a) => a > 1, name: "no" }}\n  name="portal/Detail"\n/>',
    ['portal/Detail'],
  ],
  ['two', '<Slot name="portal/Detail" /><Slot name=\'trips/Map\'></Slot>', ['portal/Detail', 'trips/Map']],
  ['a name that is worked out', '<Slot name={chosen} />', [undefined]],
  ['no name', '<Slot props={{}} />', [undefined]],
  ['one that is handed on', 'createElement(Slot, { name: "portal/Detail" })', [undefined]],
  ['what is like it', '<TimeSlot name="x" /><Slots name="y" />', []],
  ['what is said about it', '// <Slot name="a/B" />\n/* <Slot name="a/C" /> */ see("https://slot.example")', []],
])('%s', (_, code, expected) => {
  expect(slotsIn(from + code)).toEqual(expected);
});

test('another name is found out, and another Slot is nobody’s business', () => {
  expect(slotsIn("import { Slot as Place } from '@kindwing/contract';\n<Place name='portal/Detail' />")).toEqual([
    undefined,
  ]);
  expect(slotsIn("import { Slot } from './calendar.ts';\n<Slot name='noon' />")).toEqual([]);
});

const admin = describeRemote({
  name: 'admin',
  owner: 'Back office team',
  contract: '^1.0.0',
  mount: '/admin',
  routes: [],
  uses: ['portal/Detail', 'shell/Remotes'],
});
const portal = describeRemote({ ...admin, name: 'portal', uses: [], slots: [{ name: 'portal/Detail' }] });
const shown = ['portal/Detail', 'shell/Remotes'].map((name) => ({ file: 'src/page.tsx', name }));
const problems = (changes: object, uses: Parameters<typeof slotProblems>[1] = shown, others = [portal]) =>
  slotProblems({ ...admin, ...changes }, uses, others).join('\n');

test('what is declared, shown and offered has no problems; nor has what is offered elsewhere', () => {
  expect(problems({})).toBe('');
  expect(problems({}, shown, [])).toBe('');
});

test.each<[string, string, RegExp]>([
  [
    'shown and not declared',
    problems({ uses: ['portal/Detail'] }),
    /src\/page\.tsx: shows the slot shell\/Remotes.*list it under uses/,
  ],
  ['shown in a description from before', problems({ uses: undefined }), /list it under uses/],
  [
    'declared and not shown',
    problems({}, shown.slice(1)),
    /uses portal\/Detail: no <Slot name="portal\/Detail"> in src/,
  ],
  [
    'without a name',
    problems({}, [...shown, { file: 'src/b.tsx', name: undefined }]),
    /src\/b\.tsx: a Slot without a name/,
  ],
  ['not offered by its remote', problems({}, shown, [{ ...portal, slots: [] }]), /portal offers no such slot/],
  ['not offered by the shell', problems({ uses: ['shell/Nothing'] }, []), /shell offers no such slot/],
])('a slot that is %s stops the build', (_, list, expected) => {
  expect(list).toMatch(expected);
});

test('the sources are read in all their folders, tests left out', () => {
  const root = mkdtempSync(join(tmpdir(), 'kindwing-slots-'));
  mkdirSync(join(root, 'src', 'requests'), { recursive: true });
  writeFileSync(join(root, 'src', 'requests', 'page.tsx'), `${from}<Slot name="portal/Detail" />`);
  writeFileSync(join(root, 'src', 'requests', 'page.test.tsx'), `${from}<Slot name="portal/Other" />`);
  expect(slotUses(root)).toEqual([{ file: 'src/requests/page.tsx', name: 'portal/Detail' }]);
  rmSync(root, { recursive: true });
});
