import { expect, test } from 'vitest';
import { contrastRatio } from '../src/theme/contrast.ts';
import { dark, light, type Palette } from '../src/theme/palette.ts';

const TEXT = 4.5;
const CONTROL = 3;

/** [what, foreground, background, least ratio] */
function pairs(palette: Palette): [string, string, string, number][] {
  const grounds = { paper: palette.paper, surface: palette.surface, sunken: palette.sunken };
  const washes = { accentWash: palette.accentWash, primaryWash: palette.primaryWash };
  const tones = Object.entries(palette.tones).flatMap(([name, tone]): [string, string, string, number][] => [
    [`${name} text on its wash`, tone.text, tone.wash, TEXT],
    [`body text on ${name} wash`, palette.text, tone.wash, TEXT],
    [`${name} solid label`, tone.onSolid, tone.solid, TEXT],
    [`${name} solid label under a pointer`, tone.onSolid, tone.solidStrong, TEXT],
    ...Object.entries(grounds).map(([ground, colour]): [string, string, string, number] => [
      `${name} text on ${ground}`,
      tone.text,
      colour,
      TEXT,
    ]),
  ]);
  const onGrounds = Object.entries({ ...grounds, ...washes }).flatMap(
    ([ground, colour]): [string, string, string, number][] => [
      [`text on ${ground}`, palette.text, colour, TEXT],
      [`soft text on ${ground}`, palette.textSoft, colour, TEXT],
      [`primary as text on ${ground}`, palette.primary, colour, TEXT],
      [`accent text on ${ground}`, palette.accentText, colour, TEXT],
      [`control outline on ${ground}`, palette.outline, colour, CONTROL],
      [`focus ring on ${ground}`, palette.focus, colour, CONTROL],
    ],
  );
  return [
    ...onGrounds,
    ...tones,
    ['label of a primary button', palette.onPrimary, palette.primary, TEXT],
    ['label of a pressed primary button', palette.onPrimary, palette.primaryStrong, TEXT],
    ['label on accent', palette.onAccent, palette.accent, TEXT],
    ['text on the deep band', palette.onDeep, palette.deep, TEXT],
    ['soft text on the deep band', palette.onDeepSoft, palette.deep, TEXT],
    ['an emergency button on paper', palette.tones.error.solid, palette.paper, CONTROL],
    ['a primary button on paper', palette.primary, palette.paper, CONTROL],
    ['focus ring on the deep band', palette.accent, palette.deep, CONTROL],
  ];
}

test.each([
  ...pairs(light).map((pair) => ['light', ...pair] as const),
  ...pairs(dark).map((pair) => ['dark', ...pair] as const),
])('%s: %s', (_theme, _what, foreground, background, least) => {
  expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(least);
});

test('the ratio itself is the one of WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
});
