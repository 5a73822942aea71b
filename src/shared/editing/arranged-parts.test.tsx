// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ArrangedParts } from './arranged-parts.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

function Parts({ first }: { first: string[] }) {
  const [items, setItems] = useState<readonly string[]>(first)
  return (
    <ArrangedParts
      items={items}
      nameOf={(item) => item}
      onChange={setItems}
      movedTo={(position) => `to ${position}`}
      newItem={() => 'new'}
      addLabel="Add"
      most={9}
    >
      {(item) => <input aria-label={`text of ${item}`} />}
    </ArrangedParts>
  )
}

test('the focus goes with a part that moves, to one that is added, and beside one that is removed', async () => {
  const user = userEvent.setup()
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Parts first={['one', 'two', 'three']} />
    </I18nProvider>,
  )
  const names = () => screen.getAllByRole('group').map((part) => part.getAttribute('aria-label'))
  const [, down] = screen.getByRole('group', { name: 'one' }).querySelectorAll('button')
  await user.click(down!)
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['two', 'three', 'one'])
  expect(screen.getByRole('status').textContent).toBe('to 3')
  await waitFor(() => expect(document.activeElement).toBe(down))

  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'text of new' })))

  const remove = async (name: string) => user.click([...screen.getByRole('group', { name }).querySelectorAll('button')].at(-1)!)
  await remove('new')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'one' })))
  for (const name of names()) await remove(name!)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' })))
})
