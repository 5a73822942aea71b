// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FieldValue } from '#api/academic/requests.ts'
import { label, renderStep, getStep, values } from './testing/render-step.tsx'
import type { LoadValues } from './dynamic-values.ts'

test('options that could not be loaded are asked for again', async () => {
  const load = vi.fn<LoadValues>().mockRejectedValueOnce(new Error()).mockResolvedValue(values(2))
  const { page, user, kept } = renderStep(getStep({ type: 'dynamic', source: { sourceId: 's', filteredBy: [] } }), {
    first: { f0: '1' },
    load,
  })
  render(page)
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar as opções. Tente de novo.')
  // Nothing that was answered is lost meanwhile.
  expect(kept()).toEqual({ f0: '1' })
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('1')
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByRole('option', { name: 'Disciplina 1', selected: true })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a source without values says so', async () => {
  const { page } = renderStep(getStep({ type: 'dynamic-list', source: { sourceId: 's', filteredBy: [] } }), { load: async () => [] })
  render(page)
  expect(await screen.findByText('Não há opções para escolher. Fale com a secretaria.')).toBeTruthy()
})

test('options wait for the answer that narrows them, and drop what it no longer offers', async () => {
  const step = getStep(
    { type: 'static-list', isRequired: true, options: ['a', 'b'].map((value) => ({ value, label: label(value) })) },
    { type: 'dynamic', source: { sourceId: 's', filteredBy: ['f0'] } },
    { type: 'dynamic-list', source: { sourceId: 's', filteredBy: ['f0'] } },
  )
  const load = vi.fn<LoadValues>(async (_field, { f0 }) => [
    { value: `1${f0}`, label: `Turma 1${f0}` },
    { value: '2', label: 'Turma 2' },
  ])
  const { page, user, kept } = renderStep(step, { load })
  render(page)
  expect(screen.getAllByText('Responda antes: Pergunta 0')).toHaveLength(2)
  expect(load).not.toHaveBeenCalled()
  await user.click(screen.getByRole('radio', { name: 'a' }))
  await screen.findByRole('option', { name: 'Turma 1a' })
  await user.selectOptions(screen.getByRole('combobox'), 'Turma 1a')
  for (const name of ['Turma 1a', 'Turma 2']) await user.click(screen.getByRole('checkbox', { name }))
  expect(kept()).toEqual({ f0: 'a', f1: '1a', f2: ['1a', '2'] })
  await user.click(screen.getByRole('radio', { name: 'b' }))
  await screen.findByRole('option', { name: 'Turma 1b' })
  expect(kept()).toEqual({ f0: 'b', f1: '', f2: ['2'] })
})

test('of many options one is found by typing, and several stand below once chosen', async () => {
  const step = getStep(
    { type: 'dynamic', source: { sourceId: 's', filteredBy: [] } },
    { type: 'dynamic-list', source: { sourceId: 's', filteredBy: [] } },
  )
  const { page, user, kept, posted } = renderStep(step, { load: async () => values(16), first: { f1: ['3'] } })
  render(page)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Pergunta 0' }), 'Disciplina 12')
  const search = screen.getByRole('combobox', { name: 'Procurar e incluir' })
  await user.selectOptions(search, 'Disciplina 7')
  expect(kept()).toEqual({ f0: '12', f1: ['3', '7'] })
  expect(posted()).toEqual({ f0: '12', f1: ['3', '7'] })
  await user.click(screen.getByRole('checkbox', { name: 'Disciplina 3' }))
  expect(kept().f1).toEqual(['7'])
  expect(document.activeElement).toBe(search)
})

test('whoever waits at a list for its options is still there when it becomes one that is searched', async () => {
  let resolve = (_values: FieldValue[]) => {}
  const promise = new Promise<FieldValue[]>((done) => (resolve = done))
  const step = getStep({ type: 'dynamic', source: { sourceId: 's', filteredBy: [] } })
  render(renderStep(step, { load: () => promise }).page)
  const before = screen.getByRole('combobox', { name: /Pergunta 0/ })
  before.focus()
  resolve(values(16))
  await screen.findByRole('option', { name: 'Disciplina 15' })
  const now = screen.getByRole('combobox', { name: /Pergunta 0/ })
  expect(now).not.toBe(before)
  expect(document.activeElement).toBe(now)
})
