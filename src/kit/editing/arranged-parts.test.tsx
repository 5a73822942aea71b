// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import { ArrangedParts } from './arranged-parts.tsx'

function Parts({ first }: { first: string[] }) {
  const [items, setItems] = useState<readonly string[]>(first)
  return (
    <ArrangedParts
      items={items}
      getName={(item) => item}
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
  const { user } = await renderPart(<Parts first={['one', 'two', 'three']} />)
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
