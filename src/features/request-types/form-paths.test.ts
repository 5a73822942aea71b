import { expect, it } from 'vitest'
import { cancelStep } from '#api/academic/form-ends.ts'
import { formField, formStep, label } from '../../../form-engine/testing/forms.ts'
import { formPaths } from './form-paths.ts'
import type { EditorWords } from './use-editor-words.ts'

const words = {
  relations: { GREATER_THAN: 'é maior que', EQUAL_TO: 'é igual a', ATTACHED: 'tem arquivo' } as EditorWords['relations'],
  today: (days: number) => `hoje ${days}`,
  ends: { cancelStep: 'Desistir', finalStep: 'Enviar' },
  stepName: (step: number) => `step ${step}`,
  fieldName: (step: number, field: number) => `step ${step}, field ${field}`,
  locale: 'en',
  button: (text: string) => `botão ${text}`,
  date: (civil: string) => civil.split('-').toReversed().join('/'),
}
const text = (words: string) => ({ ...label, en: words })

it('tells every way through a form in words, in the order in which it is tried', () => {
  const { nodes, ways } = formPaths(
    [
      formStep('one', {
        title: text('Reason'),
        fields: [
          formField('days', 'int', { label: text('Days') }),
          formField('why', 'static-list', {
            label: { 'pt-BR': 'Motivo', en: '', es: '' },
            options: [{ value: 'a', label: text('Health') }],
          }),
          formField('day', 'date', { label: { 'pt-BR': '', en: '', es: '' } }),
        ],
        redirects: [
          {
            action: 'REDIRECT',
            when: [
              { field: 'days', relation: 'GREATER_THAN', value: 3 },
              { field: 'why', relation: 'EQUAL_TO', value: 'a' },
              { field: 'day', relation: 'GREATER_THAN', value: '2026-10-27' },
            ],
            target: cancelStep,
          },
        ],
        next: 'two',
        buttons: [
          { type: 'button', label: text('Skip'), target: 'two' },
          { type: 'link', label, url: 'https://exemplo.edu.br' },
        ],
      }),
      formStep('two', { title: { 'pt-BR': '', en: '', es: '' } }),
    ],
    words,
  )
  expect(nodes.map((node) => node.label)).toEqual(['Reason', 'step 2', 'Enviar', 'Desistir'])
  expect(ways.map(({ to, reason }) => [to, reason])).toEqual([
    ['two', 'botão Skip'],
    // In Portuguese where the reader's language has no text yet.
    [cancelStep, '“Days” é maior que 3, “Motivo” é igual a Health, and “step 1, field 3” é maior que 27/10/2026'],
    ['two', null],
    ['finalStep', null],
  ])
})

it('joins the conditions of a branch with "and", and branches to one step with "or"', () => {
  const branch = (...fields: string[]) => ({
    action: 'REDIRECT' as const,
    when: fields.map((field) => ({ field, relation: 'GREATER_THAN' as const, value: 3 })),
    target: 'two',
  })
  const fields = ['Altura', 'Ingreso', 'Otro'].map((name) => formField(name.toLowerCase(), 'int', { label: { ...label, es: name } }))
  const { ways } = formPaths(
    [formStep('one', { fields, redirects: [branch('altura', 'ingreso'), branch('otro')], next: 'two' }), formStep('two')],
    { ...words, locale: 'es', relations: { ...words.relations, GREATER_THAN: 'es mayor que' } },
  )
  expect(ways.slice(0, 2).flatMap(({ lines }) => lines)).toEqual([
    'Altura',
    'es mayor que 3',
    'e Ingreso',
    'es mayor que 3',
    'u Otro',
    'es mayor que 3',
  ])
})

it('says what is compared with today or another answer, and whether there is a file', () => {
  const fields = [
    formField('start', 'date', { label: text('Start') }),
    formField('end', 'date', { label: text('End') }),
    formField('proof', 'file', { label: text('Proof') }),
  ]
  const when = [
    { field: 'start', relation: 'GREATER_THAN', value: { today: -30 } },
    { field: 'end', relation: 'GREATER_THAN', value: { field: 'start' } },
    { field: 'proof', relation: 'ATTACHED', value: '' },
  ] as const
  const { ways } = formPaths([formStep('one', { fields, redirects: [{ action: 'REDIRECT', when: [...when], target: cancelStep }] })], words)
  expect(ways[0]!.reason).toBe('“Start” é maior que hoje -30, “End” é maior que “Start”, and “Proof” tem arquivo')
})
