// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import { useRevisionedForm } from './use-revisioned-form.ts'

interface Saved {
  revision: number
  name: string
}

const save = vi.fn<(values: { name: string }, existing: Saved | null, revision: number) => Promise<Saved>>()

beforeEach(() => void save.mockReset().mockImplementation(async ({ name }, _, revision) => ({ name, revision: revision + 1 })))

/** A form of one field, and what somebody else saves. */
function Form({ first, theirs }: { first: Saved | null; theirs: Saved }) {
  const [newest, setNewest] = useState(first)
  const { form, differences, isRefused, replaceNewest } = useRevisionedForm<Saved, { name: string }, 'name'>({
    newest,
    getValues: (saved) => ({ name: saved?.name ?? '' }),
    getTexts: (values) => values,
    validate: () => ({}),
    save,
    refresh: async () => undefined,
    messages: {},
    resetOnSuccess: true,
  })
  return (
    <>
      <input aria-label="name" value={form.values.name} onChange={({ target }) => form.set('name', target.value)} />
      <button onClick={() => setNewest(theirs)}>they save</button>
      <button onClick={() => form.submit()}>save</button>
      <button onClick={replaceNewest}>replace</button>
      <output>{differences.map(({ before, after }) => `${before}, not ${after}`).join()}</output>
      {isRefused ? <p>refused</p> : null}
    </>
  )
}

const name = () => screen.getByLabelText<HTMLInputElement>('name')
const press = (label: string) => screen.getByRole('button', { name: label })
const output = () => screen.getByRole('status').textContent

test('what somebody else began meanwhile is replaced only by whoever has compared it', async () => {
  const { user } = await renderPart(<Form first={null} theirs={{ revision: 0, name: 'theirs' }} />, {})
  await user.type(name(), 'mine')
  await user.click(press('they save'))
  expect([name().value, output()]).toEqual(['mine', 'theirs, not mine'])
  await user.click(press('save'))
  expect(await screen.findByText('refused')).toBeTruthy()
  expect(save).not.toHaveBeenCalled()
  await user.click(press('replace'))
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith({ name: 'mine' }, { revision: 0, name: 'theirs' }, 0))
})

test('a form in which nothing was typed follows what somebody else saved, and the next save replaces that', async () => {
  const { user } = await renderPart(<Form first={{ revision: 3, name: 'old' }} theirs={{ revision: 4, name: 'theirs' }} />, {})
  await user.click(press('they save'))
  expect([name().value, output()]).toEqual(['theirs', ''])
  await user.type(name(), '!')
  await user.click(press('save'))
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith({ name: 'theirs!' }, { revision: 4, name: 'theirs' }, 4))
})

test('typing through what the form began with loses nothing', async () => {
  const { user } = await renderPart(<Form first={{ revision: 0, name: '5' }} theirs={{ revision: 1, name: '7' }} />, {})
  await user.type(name(), '0')
  await user.click(press('they save'))
  await user.type(name(), '{Backspace}')
  expect([name().value, output()]).toEqual(['5', '7, not 5'])
})
