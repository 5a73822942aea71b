import { expect, test } from 'vitest'
import { isLater, getNeeds } from '../../vite-plugins/first-view.ts'

test.each([
  ['.card__row.is-wide > .button:is(.off, .on)', ['card__row', 'is-wide', 'button'], []],
  ['html:not([data-mode]) .button', ['button'], []],
  ['[data-mode=dark] .p-1\\.5', ['p-1.5'], ['data-mode']],
  // Of choices, what all of them need.
  [':is(.bar[data-shown], .table:has(td :checked) > .bar) .button', ['button'], []],
  [':is(.bar[data-shown], .table:has(td :checked) > .bar)', ['bar'], []],
  [':is([data-mode] .bar, [data-mode] .table:not(:has(:checked), .x) > .bar)', ['bar'], ['data-mode']],
  [':is(html .summary, .field)', [], []],
  [':is(.a) .b:is(.c)', ['b'], []],
  // What it has to have within, where that is no choice and not what it must not have.
  ['.frame:has(.hero) .header', ['frame', 'header', 'hero'], []],
  ['.frame:has(.hero, .banner) .header', ['frame', 'header'], []],
  ['.frame:not(:has(.header)) .body', ['frame', 'body'], []],
])('without its classes and the root’s attributes, %s matches nothing', (selector, classes, attributes) => {
  expect(getNeeds(selector)).toEqual({ classes, attributes })
})

test.each([
  ['.button:hover', true],
  ['.menu::backdrop', true],
  ['.button', false],
  ['.button:focus-visible', false],
  ['.card:has(> .check:focus-visible)', false],
  ['.frame:focus-within .button', false],
])('%s comes with the whole stylesheet alone: %s', (selector, later) => {
  expect(isLater(selector)).toBe(later)
})
