// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { getReviewKey } from './review-keys.ts'

const press = (given: Partial<Parameters<typeof getReviewKey>[0]>) =>
  getReviewKey({ key: 'a', repeat: false, altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false, target: null, ...given })

const element = (html: string) => {
  document.body.innerHTML = html
  return document.body.querySelector('[data-target]')!
}

it('knows the keys of a review, capital ones too', () => {
  expect(press({})).toBe('accept')
  expect(press({ key: 'R' })).toBe('refuse')
  expect(press({ key: '=' })).toBe('larger')
  expect(press({ key: 'q' })).toBeNull()
})

it('never fires while somebody types, nor in a dialog', () => {
  for (const html of [
    '<input data-target>',
    '<input type="search" data-target>',
    '<textarea data-target></textarea>',
    '<select data-target>',
  ])
    expect(press({ target: element(html) })).toBeNull()
  expect(press({ target: element('<dialog><button data-target></button></dialog>') })).toBeNull()
  expect(press({ target: element('<input type="radio" data-target>') })).toBe('accept')
  expect(press({ target: element('<button data-target></button>') })).toBe('accept')
})

it('leaves combinations, keys held down and keys already used alone', () => {
  for (const given of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { defaultPrevented: true }])
    expect(press(given)).toBeNull()
})
