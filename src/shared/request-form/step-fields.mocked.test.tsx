// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { formStep } from '#api/request-forms.ts'
import type { FieldValue } from '#api/requests.ts'
import type { ComboboxProps } from '#design/components/choices/combobox.tsx'
import { readStep } from '../../../form-engine/walk-form.ts'
import type { LoadValues } from './dynamic-values.ts'
import { postedAnswers } from './posted-answers.ts'
import { StepFields, type StepFieldsProps } from './step-fields.tsx'

// What it sends is for its own tests.
vi.mock('../uploads/upload-field.tsx', () => ({
  UploadField: ({ label, most, use, onChange }: { label: string; most: number; use: string; onChange: (files: object[]) => void }) => (
    <button type="button" onClick={() => onChange([{ key: 'k1', name: 'ementa.docx', size: 3, type: '' }])}>
      {label}, {use}, {most}
    </button>
  ),
}))
// Its list opens by a machine that jsdom does not move; its own stories do.
vi.mock('#design/components/choices/combobox.tsx', () => ({
  Combobox: ({ id, name, label, options, value, onChange }: ComboboxProps) => (
    <>
      <label htmlFor={id}>{label}</label>
      <select {...{ id, name, value }} onChange={({ currentTarget }) => onChange?.(currentTarget.value)}>
        <option value="">Escolha</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </>
  ),
}))
// Of which jsdom has none.
Element.prototype.scrollIntoView = () => {}
HTMLElement.prototype.showPopover = () => {}
HTMLElement.prototype.hidePopover = () => {}
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

const label = (text: string) => ({ 'pt-BR': text, en: text, es: text })
const stepOf = (...fields: object[]) =>
  formStep.parse({
    name: 'dados',
    title: label('Dados'),
    next: 'finalStep',
    fields: fields.map((field, index) => ({ name: `f${index}`, label: label(`Pergunta ${index}`), ...field })),
  })
const values = (count: number): FieldValue[] =>
  Array.from({ length: count }, (_, index) => ({ value: String(index), label: `Disciplina ${index}` }))

function renderStep(
  step: StepFieldsProps['step'],
  {
    first = {},
    load = async () => values(3),
    locale = 'pt-BR',
  }: { first?: Record<string, unknown>; load?: LoadValues; locale?: string } = {},
) {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const seen = vi.fn<(values: Record<string, unknown>) => void>()
  function Form() {
    const [given, setGiven] = useState(first)
    const [isAsked, setAsked] = useState(false)
    useEffect(() => seen(given), [given])
    return (
      <form
        aria-label="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
        }}
      >
        <StepFields
          step={step}
          values={given}
          problems={isAsked ? readStep(step, given as Record<string, string>).problems : {}}
          onChange={(name, raw) => setGiven((before) => ({ ...before, [name]: raw }))}
          dynamicValues={load}
        />
        <button type="submit">Continuar</button>
      </form>
    )
  }
  const page = (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Form />
      </QueryClientProvider>
    </I18nProvider>
  )
  return {
    page,
    kept: () => seen.mock.lastCall![0],
    user: userEvent.setup(),
    send: () => userEvent.click(screen.getByRole('button', { name: 'Continuar' })),
    posted: () => postedAnswers(step, new FormData(screen.getByRole<HTMLFormElement>('form'))),
  }
}

test('every type is filled in by keyboard and holds what the engine reads', async () => {
  const step = stepOf(
    { type: 'int' },
    { type: 'float' },
    { type: 'short-string' },
    { type: 'long-string' },
    { type: 'date' },
    { type: 'time' },
    { type: 'timestamp' },
    { type: 'static-list', options: [{ value: 'a', label: label('Manhã') }] },
    { type: 'dynamic', source: { sourceId: 's', filteredBy: [] } },
    { type: 'dynamic-list', source: { sourceId: 's', filteredBy: [] } },
    { type: 'file' },
    { type: 'html', html: { 'pt-BR': '<p>Leia <b>antes</b></p>' } },
  )
  const { page, kept, user, posted } = renderStep(step)
  render(page)
  await screen.findAllByText('Disciplina 1')
  for (const text of ['12', '7,5', 'ana', 'um\ndois'.replace('\n', '{Enter}'), '24/11/2026']) {
    await user.tab()
    await user.keyboard(text)
  }
  // Past the calendar.
  await user.tab()
  await user.tab()
  await user.keyboard('14:30')
  await user.tab()
  await user.keyboard('25/11/2026')
  await user.tab()
  await user.tab()
  await user.keyboard('08:00')
  await user.tab()
  // From not answering, which is chosen at first.
  await user.keyboard('{ArrowDown}')
  await user.tab()
  await user.selectOptions(screen.getByRole('combobox', { name: /Pergunta 8/ }), 'Disciplina 2')
  await user.tab()
  await user.keyboard(' ')
  await user.tab()
  await user.tab()
  await user.keyboard(' ')
  await user.click(screen.getByRole('button', { name: /Pergunta 10, request, 20/ }))
  const answers = {
    f0: 12,
    f1: 7.5,
    f2: 'ana',
    f3: 'um\ndois',
    f4: '2026-11-24',
    f5: '14:30',
    f6: '2026-11-25T08:00',
    f7: 'a',
    f8: '2',
    f9: ['0', '2'],
    f10: ['k1'],
  }
  expect(readStep(step, kept() as Record<string, string>)).toEqual({ answers, problems: {} })
  expect(readStep(step, posted())).toEqual({ answers, problems: {} })
  expect(screen.getByText('antes').tagName).toBe('STRONG')
})

test('a text without a translation says its language', () => {
  const step = stepOf(
    { type: 'html', html: { 'pt-BR': '<p>Leia antes</p>', en: '<p>Read first</p>' } },
    { type: 'html', html: { 'pt-BR': '<p>Só aqui</p>' } },
  )
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <StepFields step={step} values={{}} problems={{}} onChange={vi.fn()} dynamicValues={vi.fn()} />
    </I18nProvider>,
  )
  expect(screen.getByText('Read first').closest('[lang]')).toBeNull()
  expect(screen.getByText('Só aqui').closest('[lang]')?.getAttribute('lang')).toBe('pt-BR')
})

test('what is wrong stands beside its field and names it', async () => {
  const step = stepOf(
    { type: 'short-string', isRequired: true, rules: ['cpf'] },
    { type: 'date', isRequired: true },
    { type: 'static-list', isRequired: true, options: [{ value: 'a', label: label('Manhã') }] },
  )
  const { page, user, send } = renderStep(step)
  render(page)
  await send()
  const text = screen.getByRole('textbox', { name: 'Pergunta 0' })
  expect(describedBy(text)).toBe('Preencha o campo “Pergunta 0”.')
  expect(text.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(screen.getByRole('textbox', { name: 'Pergunta 1' }))).toBe('Informe a data em “Pergunta 1”.')
  expect(describedBy(screen.getByRole('group', { name: 'Pergunta 2' }))).toBe('Escolha uma opção em “Pergunta 2”.')
  await user.type(text, '11111111111')
  expect(describedBy(text)).toBe('CPF inválido em “Pergunta 0”. Confira os 11 números.')
  await user.type(screen.getByRole('textbox', { name: 'Pergunta 1' }), '31/02/2026')
  expect(describedBy(screen.getByRole('textbox', { name: 'Pergunta 1' }))).toContain('uma data que exista')
  expect(document.getElementById('field-f0')).toBe(text)
})

test('options that could not be loaded are asked for again', async () => {
  const load = vi.fn<LoadValues>().mockRejectedValueOnce(new Error()).mockResolvedValue(values(2))
  const { page, user, kept } = renderStep(stepOf({ type: 'dynamic', source: { sourceId: 's', filteredBy: [] } }), {
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
  const { page } = renderStep(stepOf({ type: 'dynamic-list', source: { sourceId: 's', filteredBy: [] } }), { load: async () => [] })
  render(page)
  expect(await screen.findByText('Não há opções para escolher. Fale com a secretaria.')).toBeTruthy()
})

test('options wait for the answer that narrows them, and drop what it no longer offers', async () => {
  const step = stepOf(
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
  const step = stepOf(
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
  const step = stepOf({ type: 'dynamic', source: { sourceId: 's', filteredBy: [] } })
  render(renderStep(step, { load: () => promise }).page)
  const before = screen.getByRole('combobox', { name: /Pergunta 0/ })
  before.focus()
  resolve(values(16))
  await screen.findByRole('option', { name: 'Disciplina 15' })
  const now = screen.getByRole('combobox', { name: /Pergunta 0/ })
  expect(now).not.toBe(before)
  expect(document.activeElement).toBe(now)
})

test('before scripts run it is a plain form with what was kept', () => {
  const step = stepOf(
    { type: 'int' },
    { type: 'date' },
    { type: 'timestamp' },
    { type: 'long-string' },
    { type: 'static-list', isRequired: true, options: [{ value: 'a', label: label('Manhã') }] },
    { type: 'dynamic-list', source: { sourceId: 's', filteredBy: [] } },
    { type: 'file' },
  )
  const first = { f0: 7, f1: '2026-11-24', f2: '2026-11-24T08:00', f3: 'um\ndois', f4: 'a', f5: ['2'], f6: ['k1'] }
  document.body.innerHTML = renderToString(renderStep(step, { first }).page)
  const form = screen.getByRole<HTMLFormElement>('form')
  expect(readStep(step, postedAnswers(step, new FormData(form)))).toEqual({ answers: first, problems: {} })
  expect(form.querySelectorAll('[type=date], [type=time]')).toHaveLength(3)
  expect(form.querySelector('#field-f6 noscript')?.textContent).toContain('Para enviar arquivos, ligue o JavaScript do navegador.')
  document.body.innerHTML = ''
})

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
