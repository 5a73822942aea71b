import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, vi } from 'vitest'
import { formStep } from '#api/academic/request-forms.ts'
import type { FieldValue } from '#api/academic/requests.ts'
import type { ComboboxProps } from '#design/components/choices/combobox.tsx'
import { readStep } from '../../../../form-engine/walk-form.ts'
import type { LoadValues } from '../dynamic-values.ts'
import { postedAnswers } from '../posted-answers.ts'
import { StepFields, type StepFieldsProps } from '../step-fields.tsx'

// Replaced, since its own tests cover what it sends.
vi.mock('../../../kit/uploads/upload-field.tsx', () => ({
  UploadField: ({ label, most, use, onChange }: { label: string; most: number; use: string; onChange: (files: object[]) => void }) => (
    <button type="button" onClick={() => onChange([{ key: 'k1', name: 'ementa.docx', size: 3, type: '' }])}>
      {label}, {use}, {most}
    </button>
  ),
}))
// Replaced, since jsdom cannot run its state machine; its own stories cover it.
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
// jsdom does not have these methods and this class.
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

export const label = (text: string) => ({ 'pt-BR': text, en: text, es: text })
/** A step with fields `f0`, `f1` and so on. */
export const getStep = (...fields: object[]) =>
  formStep.parse({
    name: 'dados',
    title: label('Dados'),
    next: 'finalStep',
    fields: fields.map((field, index) => ({ name: `f${index}`, label: label(`Pergunta ${index}`), ...field })),
  })
export const values = (count: number): FieldValue[] =>
  Array.from({ length: count }, (_, index) => ({ value: String(index), label: `Disciplina ${index}` }))

/** A form of one step, and what was filled in. */
export function renderStep(
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
