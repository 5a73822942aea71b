import { describe, expect, it } from 'vitest'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import { formField, formStep, label } from '../../../form-engine/testing/forms.ts'
import { definitionText, getFileName, readDefinitionText } from './definition-file.ts'
import { newDefinition } from './edit-definition.ts'

const definition: RequestDefinition = {
  ...newDefinition,
  name: { ...label, 'pt-BR': 'Revisão de nota (2ª)' },
  summary: label,
  terms: label,
  form: {
    steps: [
      formStep('one', {
        fields: [
          formField('days', 'int', { least: 1, most: 30 }),
          formField('start', 'date'),
          formField('end', 'date'),
          formField('proof', 'file'),
        ],
        redirects: [
          { action: 'REDIRECT', when: [{ field: 'start', relation: 'LESS_THAN', value: { today: -30 } }], target: 'cancelStep' },
          { action: 'REDIRECT', when: [{ field: 'end', relation: 'LESS_THAN', value: { field: 'start' } }], target: 'cancelStep' },
          { action: 'REDIRECT', when: [{ field: 'proof', relation: 'NOT_ATTACHED', value: '' }], target: 'cancelStep' },
        ],
      }),
    ],
  },
}

describe('a file of a definition', () => {
  it('holds what is read from it again', () => {
    expect(readDefinitionText(definitionText(definition))).toEqual({ definition })
    expect(getFileName(definition)).toBe('revisao-de-nota-2a.json')
  })

  it('of before whole numbers had limits is read', () => {
    const before = JSON.parse(definitionText(definition)) as { form: { steps: { fields: Record<string, unknown>[] }[] } }
    for (const field of before.form.steps[0]!.fields) for (const name of ['least', 'most']) delete field[name]
    const read = readDefinitionText(JSON.stringify(before)) as { definition: RequestDefinition }
    expect(read.definition.form.steps[0]!.fields[0]).toEqual(formField('days', 'int'))
  })

  it('says where it is wrong', () => {
    expect(readDefinitionText('{"name": ')).toEqual({ problems: [{ kind: 'json' }] })
    const { cost: _, ...withoutCost } = definition
    const input = { ...withoutCost, form: { steps: [{ ...formStep('one'), fields: [{ ...formField('days', 'int'), type: 'number' }] }] } }
    expect(readDefinitionText(JSON.stringify(input))).toEqual({
      problems: [
        { kind: 'value', path: ['cost'], isMissing: true },
        { kind: 'value', path: ['form', 'steps', 0, 'fields', 0, 'type'], isMissing: false },
      ],
    })
  })
})
