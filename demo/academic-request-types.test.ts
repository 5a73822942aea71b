import { describe, expect, it } from 'vitest'
import { formFieldType, textRule } from '#api/academic/request-forms.ts'
import { requestCategory, requestDefinition, requestRule } from '#api/academic/request-types.ts'
import { checkForm } from '../form-engine/check-form.ts'
import { demoRequestTypes } from './academic-request-types.ts'

const versions = demoRequestTypes('2026-11-25').flatMap((type) => type.versions)
const fields = versions.flatMap(({ form }) => form.steps.flatMap((step) => step.fields))

describe('the types of the demo', () => {
  it.each(versions.map((definition) => [definition.name['pt-BR'], definition] as const))('%s may be saved', (_, definition) => {
    expect(requestDefinition.parse(definition)).toEqual(definition)
    expect(checkForm(definition.form)).toEqual([])
  })

  it('have among them every category, type of field, kind of rule and most rules of texts', () => {
    expect(new Set(versions.map(({ category }) => category))).toEqual(new Set(requestCategory.options))
    expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(formFieldType.options))
    expect(new Set(versions.flatMap(({ rules }) => rules.map(({ kind }) => kind)))).toEqual(
      new Set(requestRule.options.map(({ shape }) => shape.kind.value)),
    )
    expect(new Set(fields.flatMap(({ rules }) => rules)).size).toBeGreaterThan(textRule.options.length / 2)
  })

  it('have one long form with every type of field', () => {
    const long = versions.find(({ category }) => category === 'internship')!.form
    expect(long.steps).toHaveLength(12)
    expect(new Set(long.steps.flatMap((step) => step.fields.map(({ type }) => type)))).toEqual(new Set(formFieldType.options))
  })
})
