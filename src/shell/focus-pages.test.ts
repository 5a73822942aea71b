// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { focusPages } from './focus-pages.ts'

type Handlers = Record<string, (event: object) => void>

/** Goes to other search values of the page. @param change what the page does before it is rendered */
function go(from: object, to: object, change?: () => void) {
  const handlers: Handlers = {}
  focusPages({ subscribe: (event: string, handler: Handlers[string]) => ((handlers[event] = handler), () => {}) } as never)
  handlers.onBeforeNavigate!({})
  change?.()
  handlers.onRendered!({ fromLocation: { pathname: '/a', search: from }, toLocation: { pathname: '/a', hash: '', search: to } })
  return document.activeElement?.className
}

beforeEach(() => {
  document.body.innerHTML = '<main><h1 class="heading">A</h1><a class="link" href="#a">Edit</a><div class="table__scroll"></div></main>'
  Element.prototype.scrollIntoView = () => {}
  document.querySelector('a')!.focus()
})

const removed = () => document.querySelector('a')!.remove()

test('a link that is gone with its press leaves the focus on the heading, one that stays keeps it', () => {
  expect(go({}, { edit: true })).toBe('link')
  expect(go({}, { edit: true }, removed)).toBe('heading')
})

test('another page of a list puts the focus at its start, though the link to it is gone', () => {
  expect(go({ page: 2 }, { page: 3 }, removed)).toBe('table__scroll')
})
