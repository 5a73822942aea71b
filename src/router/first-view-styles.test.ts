import { expect, test } from 'vitest'
import { firstViewStyles, type StyleRule } from './first-view-styles.ts'

const rule = (within: string[], selectors: Record<string, string[]>, properties: Record<string, string>): StyleRule => ({
  within,
  selectors: Object.entries(selectors).map(([text, needed]) => ({
    text,
    classes: needed.filter((name) => !name.startsWith('data-')),
    attributes: needed.filter((name) => name.startsWith('data-')),
  })),
  properties: Object.entries(properties),
})
const stylesOf = firstViewStyles({
  layers: ['tokens', 'recipes', 'recipes._base'],
  rules: [
    rule(
      ['@layer tokens'],
      { ':root': [] },
      {
        '--ink': 'black',
        '--line': 'var(--ink)',
        '--space-1\\.5': '6px',
        '--unused': 'red',
        '--fonts-body': '"Web Font", "Fallback", sans-serif',
      },
    ),
    rule(
      ['@layer recipes', '@layer _base'],
      { '.button': ['button'], '.chip': ['chip'] },
      {
        border: '1px solid var(--line)',
        padding: 'var(--space-1\\.5)',
      },
    ),
    rule(['@layer recipes', '@media (width>=48rem)'], { '.button .icon': ['button', 'icon'] }, { color: 'var(--ink)' }),
    rule(['@layer recipes'], { '.dialog': ['dialog'] }, { color: 'var(--unused)' }),
    rule(['@layer recipes'], { '[data-mode=dark] .button': ['button', 'data-mode'] }, { border: '2px solid' }),
  ],
})

test('holds the rules that a page can match, in their layers, with the variables they refer to', () => {
  expect(stylesOf('<p class="text"></p><a class="button primary"><i class="icon"></i></a>')).toBe(
    '@layer tokens,recipes,recipes._base;' +
      '@layer tokens{:root{--ink:black;--line:var(--ink);--space-1\\.5:6px}}' +
      '@layer recipes{@layer _base{.button{border:1px solid var(--line);padding:var(--space-1\\.5)}}' +
      '@media (width>=48rem){.button .icon{color:var(--ink)}}}' +
      ':root:not([data-web-fonts]){--fonts-body:"Fallback", sans-serif}',
  )
})

test('leaves out what a closed menu looks like once it is open', () => {
  const rules = [rule(['@layer recipes'], { '.menu__panel': ['menu__panel'] }, { color: 'red' })]
  expect(firstViewStyles({ layers: ['recipes'], rules })('<div popover class="menu__panel"></div>')).not.toContain('menu__panel')
})

test('leaves out what is shown without scripts, whose page has the whole stylesheet', () => {
  const page = (within: string) => stylesOf(`<a class="button"></a><noscript>${within}</noscript><i class="icon"></i>`)
  expect(page('<b class="chip"></b>')).toBe(page(''))
  expect(page('')).toContain('.icon')
})

test('leaves out a rule of which only a part is there', () => {
  expect(stylesOf('<a class="button"></a>')).not.toContain('.icon')
})

test('keeps variables that stand in the page itself', () => {
  expect(stylesOf('<a style="color: var(--unused)"></a>')).toContain('--unused:red')
})

test('has the rules of a mode only on a page in a mode', () => {
  expect(stylesOf('<html lang="en" data-mode="dark"><head></head><a class="button"></a>')).toContain(
    '[data-mode=dark] .button{border:2px solid}',
  )
  expect(stylesOf('<html lang="en"><head></head><a data-mode="dark"></a><a class="button"></a>')).not.toContain('2px')
})
