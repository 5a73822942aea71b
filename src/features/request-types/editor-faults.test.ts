import { describe, expect, it } from 'vitest'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import { formField, formStep, label } from '../../../form-engine/testing/forms.ts'
import { newDefinition } from './edit-definition.ts'
import { faultLines, getFaults } from './editor-faults.ts'

const sound: RequestDefinition = {
  ...newDefinition,
  name: label,
  summary: label,
  terms: label,
  form: { steps: [formStep('one', { fields: [formField('days', 'int')] })] },
}
const ofSteps = (...steps: RequestDefinition['form']['steps']) => getFaults({ ...sound, form: { steps } })

describe('what stands in the way of saving', () => {
  it('is nothing for a whole definition', () => {
    expect(getFaults(sound)).toEqual([])
  })

  it('is said of the text and its language, the step, the field', () => {
    const isEmpty = { ...label, en: '' }
    expect(getFaults({ ...sound, terms: isEmpty })).toEqual([{ kind: 'missing', part: 'terms', locale: 'en' }])
    expect(ofSteps(formStep('one', { title: isEmpty }))).toEqual([{ kind: 'missing', step: 0, part: 'title', locale: 'en' }])
    expect(ofSteps(formStep('one', { fields: [formField('a', 'int'), formField('b', 'int', { label: isEmpty })] }))).toEqual([
      { kind: 'missing', step: 0, field: 1, part: 'label', locale: 'en' },
    ])
  })

  it('is told of each text once, with the languages that it lacks', () => {
    const nothing = { 'pt-BR': '', en: '', es: '' }
    const faults = getFaults({ ...sound, name: { ...label, en: '', es: '' }, form: { steps: [formStep('one', { title: nothing })] } })
    expect(faultLines(faults)).toEqual([
      { kind: 'missing', part: 'name', locales: ['en', 'es'] },
      { kind: 'missing', step: 0, part: 'title', locales: ['pt-BR', 'en', 'es'] },
    ])
  })

  it('is where a form leads, asks of conditions, or has twice', () => {
    const when = [{ field: 'later', relation: 'EQUAL_TO' as const, value: 'a' }]
    expect(
      ofSteps(
        formStep('one', { next: 'two', redirects: [{ action: 'REDIRECT', when, target: 'two' }] }),
        formStep('two', { fields: [formField('later', 'static-list', { options: [] })] }),
      ),
    ).toEqual([
      { kind: 'condition-field', step: 0, part: 'redirects' },
      { kind: 'options-missing', step: 1, field: 0, part: 'options' },
    ])
    expect(ofSteps(formStep('one', { next: 'one' }))).toEqual([{ kind: 'loop', step: 0, part: 'next' }])
    expect(ofSteps(formStep('one', { fields: [formField('a', 'int'), formField('a', 'int')] }))).toEqual([
      { kind: 'name-twice', step: 0, field: 1, part: 'name' },
    ])
  })
})
