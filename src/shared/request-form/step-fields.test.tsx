// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { formStep } from '#api/request-forms.ts'
import type { FieldValue } from '#api/requests.ts'
import { readStep } from '../../../form-engine/walk-form.ts'
import type { LoadValues } from './dynamic-values.ts'
import { postedAnswers } from './posted-answers.ts'
import { StepFields, type StepFieldsProps } from './step-fields.tsx'

// What it sends is for its own tests.
vi.mock('../uploads/upload-field.tsx', () => ({
  UploadField: ({
    label,
    most,
    use,
    onChange,
  }: {
    label: string
    most: number
    use: string
    onChange: (files: object[], isSending: boolean) => void
  }) => (
    <button type="button" onClick={() => onChange([{ key: 'k1', name: 'ementa.docx', size: 3, type: '' }], false)}>
      {label}, {use}, {most}
    </button>
  ),
}))
// Of which jsdom has none.
Element.prototype.scrollIntoView = () => {}
Element.prototype.showPopover = () => {}
Element.prototype.hidePopover = () => {}
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
  const i18n = setupI18n({ locale, messages: { [locale]: {} }, missing: (_locale, id) => id })
  const kept: { values: Record<string, unknown> } = { values: first }
  function Form() {
    const [given, setGiven] = useState(first)
    const [isAsked, setAsked] = useState(false)
    kept.values = given
    return (
      <form
        aria-label="form"
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
      <QueryClientProvider client={new QueryClient()}>
        <Form />
      </QueryClientProvider>
    </I18nProvider>
  )
  return {
    page,
    kept,
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
  expect(readStep(step, kept.values as Record<string, string>)).toEqual({ answers, problems: {} })
  expect(readStep(step, posted())).toEqual({ answers, problems: {} })
  expect(screen.getByText('antes').tagName).toBe('STRONG')
})
