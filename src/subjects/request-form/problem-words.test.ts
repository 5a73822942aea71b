import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { type FormFieldType, formField, formFieldType, formStep, textRule } from '#api/academic/request-forms.ts'
import type { AnswerProblem } from '../../../form-engine/read-answer.ts'
import { problemMessage, stepErrors } from './problem-words.ts'

const i18n = setupI18n({ locale: 'pt-BR', messages: { 'pt-BR': {} } })
const label = { 'pt-BR': 'Motivo', en: 'Reason', es: 'Motivo' }
const getField = (type: FormFieldType, more = {}) => formField.parse({ name: 'f', type, label, ...more })
const problems: AnswerProblem[] = [
  'required',
  'too-long',
  'too-many',
  'date',
  'timestamp',
  'option',
  'too-small',
  'too-large',
  ...textRule.options,
]

test('every problem of every type names its field', () => {
  for (const type of formFieldType.options)
    for (const problem of problems) expect(problemMessage(problem, getField(type), i18n)).toMatch(/“Motivo”.*\.$/)
})

test('limits are those of the engine', () => {
  expect(problemMessage('too-long', getField('long-string'), i18n)).toContain('passa de 10.000 caracteres')
  expect(problemMessage('too-small', getField('int', { least: 1 }), i18n)).toBe('Informe em “Motivo” um número a partir de 1.')
  expect(problemMessage('too-large', getField('int', { most: 4000 }), i18n)).toBe('Informe em “Motivo” um número de até 4.000.')
  expect(problemMessage('too-long', getField('short-string', { maximum: 9 }), i18n)).toContain('passa de 9 caracteres')
  expect(problemMessage('too-many', getField('file', { maximum: 500 }), i18n)).toBe(
    'Envie no máximo 20 arquivos em “Motivo”, cada um uma vez.',
  )
})

test('a summary has the order of the fields and leads to them', () => {
  const fields = ['b', 'a', 'c'].map((name) => ({ name, type: 'int', label }))
  const step = formStep.parse({ name: 's', title: label, next: 'finalStep', fields })
  expect(stepErrors(step, { a: 'required', b: 'integer' }, i18n).map(({ fieldId }) => fieldId)).toEqual(['field-b', 'field-a'])
})
