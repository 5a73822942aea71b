// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { readStep } from '../../../form-engine/walk-form.ts'
import { label, renderStep, getStep } from './testing/render-step.tsx'
import { postedAnswers } from './posted-answers.ts'
import { StepFields } from './step-fields.tsx'

test('every type is filled in by keyboard and holds what the engine reads', async () => {
  const step = getStep(
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
  const step = getStep(
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
  const step = getStep(
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

test('before scripts run it is a plain form with what was kept', () => {
  const step = getStep(
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
