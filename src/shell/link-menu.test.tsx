// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderPart } from '../../tests/support/component.tsx'
import { LinkMenu } from './link-menu.tsx'

beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} }, configurable: true })
})

async function openMenu(query: () => Promise<{ state: string }>) {
  await renderPart(
    <>
      <a href="https://aurora.example/payments">Pagamentos</a>
      <LinkMenu />
    </>,
    { shell: { independentTabs: true } },
  )
  Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true })
  const isLeftToBrowser = fireEvent.contextMenu(screen.getByRole('link'), { clientX: 5, clientY: 5 })
  expect(isLeftToBrowser).toBe(false)
  // It stands at its place, and so in sight, only where there is a layout.
  return (await screen.findAllByRole('menuitem', { hidden: true })).map(({ textContent }) => textContent)
}

test.each([
  ['granted', ['Abrir em nova aba', 'Copiar link']],
  ['denied', ['Abrir em nova aba']],
])('where the clipboard is %s, the menu of a link has %j', async (state, offered) => {
  expect(await openMenu(async () => ({ state }))).toEqual(offered)
})

test('a browser that knows no such permission lets who clicks copy', async () => {
  expect(await openMenu(() => Promise.reject(new TypeError('clipboard-write')))).toEqual(['Abrir em nova aba', 'Copiar link'])
})
