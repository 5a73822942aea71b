// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FormAnswers, formStep } from '#api/academic/request-forms.ts'
import type { Locale } from '#config'
import { renderPart } from '../../../tests/support/component.tsx'
import { AnswerSummary } from './answer-summary.tsx'

const label = (text: string) => ({ 'pt-BR': text, en: `${text} in English`, es: text })
const step = formStep.parse({
  name: 'dados',
  title: label('Dados'),
  next: 'finalStep',
  fields: [
    { name: 'nota', type: 'float', label: label('Nota') },
    { name: 'dia', type: 'date', label: label('Dia') },
    { name: 'quando', type: 'timestamp', label: label('Quando') },
    { name: 'motivo', type: 'long-string', label: label('Motivo') },
    { name: 'turno', type: 'static-list', label: label('Turno'), options: [{ value: 'm', label: label('Manhã') }] },
    { name: 'uma', type: 'dynamic', label: label('Disciplina') },
    { name: 'varias', type: 'dynamic-list', label: label('Disciplinas') },
    { name: 'plano', type: 'file', label: label('Plano') },
    { name: 'aviso', type: 'html', label: label('Aviso'), html: { 'pt-BR': '<p>Leia</p>' } },
    { name: 'nada', type: 'int', label: label('Vezes') },
    { name: 'motivo2', type: 'short-string', label: label('Motivo') },
    { name: 'valor', type: 'float', label: label('Valor') },
  ],
})
const answers: FormAnswers = {
  nota: 1234.56789,
  dia: '2026-11-03',
  quando: '2026-11-03T08:05',
  motivo: 'Primeira\n<b>segunda</b>',
  turno: 'm',
  uma: '1',
  varias: ['1', '9'],
  plano: ['k1'],
  motivo2: 'x',
  valor: 89.9,
}

async function shown(locale: Locale): Promise<[string, string][]> {
  await renderPart(
    <AnswerSummary
      steps={[step, { ...step, name: 'outro', fields: [] }]}
      answers={answers}
      files={[{ key: 'k1', name: 'plano.docx', type: '', size: 2048 }]}
      labels={{ uma: [{ value: '1', label: 'Cálculo' }], varias: [{ value: '1', label: 'Cálculo' }] }}
      fileAddress={(key) => `/arquivo/${key}`}
    />,
    { locale },
  )
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling!.textContent])
}

test('answers read as one writes them, in the order of the form', async () => {
  expect(await shown('pt-BR')).toEqual([
    ['Nota', '1.234,56789'],
    ['Dia', '03/11/2026'],
    ['Quando', '03/11/2026 08:05'],
    ['Motivo', 'Primeira\n<b>segunda</b>'],
    ['Turno', 'Manhã'],
    ['Disciplina', 'Cálculo'],
    ['Disciplinas', 'Cálculo\n9'],
    ['Plano', 'plano.docx2 kB'],
    ['Vezes', 'Não respondido'],
    ['Motivo', 'x'],
    ['Valor', '89,90'],
  ])
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Dados'])
  expect(within(screen.getByRole('list')).getByRole('link').getAttribute('href')).toBe('/arquivo/k1')
})

test('and in the language of the page', async () => {
  expect((await shown('en')).slice(0, 3)).toEqual([
    ['Nota in English', '1,234.56789'],
    ['Dia in English', '11/03/2026'],
    ['Quando in English', '11/03/2026 08:05'],
  ])
})
