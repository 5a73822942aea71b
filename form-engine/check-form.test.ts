import { describe, expect, it } from 'vitest'
import { finalStep } from '#api/academic/form-ends.ts'
import type { FormCondition, FormStep } from '#api/academic/request-forms.ts'
import { checkForm } from './check-form.ts'
import { formField, formStep } from './testing/forms.ts'

const redirect = (when: FormCondition[], target: string) => ({ action: 'REDIRECT' as const, when, target })
const faults = (...steps: FormStep[]) => checkForm({ steps }).map(({ fault, step, field }) => [fault, step, ...(field ? [field] : [])])
const isLong: FormCondition = { field: 'days', relation: 'GREATER_THAN', value: 3 }

describe('a form may be saved', () => {
  it('that ends, and asks before it decides', () => {
    const first = formStep('one', { fields: [formField('days', 'int')], redirects: [redirect([isLong], 'two')] })
    expect(faults(first, formStep('two'))).toEqual([])
  })

  it('that compares with today, with an earlier answer, or asks for a file', () => {
    const fields = [formField('start', 'date'), formField('at', 'timestamp'), formField('proof', 'file'), formField('count', 'int')]
    const when: FormCondition[] = [
      { field: 'start', relation: 'LESS_THAN', value: { today: -30 } },
      { field: 'at', relation: 'GREATER_THAN', value: { today: 5 } },
      { field: 'proof', relation: 'NOT_ATTACHED', value: '' },
      { field: 'end', relation: 'LESS_THAN', value: { field: 'start' } },
      { field: 'price', relation: 'GREATER_THAN', value: { field: 'count' } },
    ]
    const last = formStep('last', {
      fields: [formField('end', 'date'), formField('price', 'float')],
      redirects: [redirect(when, 'cancelStep')],
    })
    expect(faults(formStep('one', { fields, next: 'last' }), last)).toEqual([])
  })
})

describe('a form may not be saved', () => {
  it('that comes back to a step', () => {
    expect(faults(formStep('one', { next: 'two' }), formStep('two', { next: 'three' }), formStep('three', { next: 'two' }))).toEqual([
      ['loop', 'two'],
    ])
    expect(faults(formStep('one', { next: 'one' }))).toEqual([['loop', 'one']])
  })

  it('with a step that nothing leads to, that leads nowhere, or that is there twice', () => {
    expect(faults(formStep('one'), formStep('two'))).toEqual([['unreachable', 'two']])
    expect(faults(formStep('one', { next: 'six' }))).toEqual([['target-unknown', 'one']])
    expect(faults(formStep('one'), formStep('one'))).toEqual([['name-twice', 'one']])
    expect(faults(formStep(finalStep))).toEqual([['name-twice', finalStep]])
    expect(faults(formStep('one', { next: 'cancelStep' }))).toEqual([['never-ends', 'one']])
  })

  it('that decides by what was perhaps not asked', () => {
    const asks = formStep('asks', { fields: [formField('days', 'int')], next: 'last' })
    const last = formStep('last', { redirects: [redirect([isLong], 'cancelStep')] })
    const first = (next: string) =>
      formStep('one', {
        fields: [formField('why', 'static-list')],
        redirects: [redirect([{ field: 'why', relation: 'EQUAL_TO', value: 'a' }], 'asks')],
        next,
      })
    expect(faults(first('last'), asks, last)).toEqual([['condition-field', 'last', 'days']])
    expect(faults(first('asks'), asks, last)).toEqual([])
  })

  it.each([
    ['condition-relation', formField('days', 'file'), isLong],
    ['condition-value', formField('days', 'int'), { ...isLong, value: 'many' }],
    ['condition-value', formField('days', 'static-list'), { field: 'days', relation: 'EQUAL_TO', value: 'z' }],
    ['condition-value', formField('days', 'date'), { ...isLong, value: '2026-02-30' }],
    ['condition-value', formField('days', 'int'), { ...isLong, value: { today: 0 } }],
    ['condition-value', formField('days', 'int'), { ...isLong, value: { field: 'days' } }],
    ['condition-field', formField('days', 'int'), { ...isLong, value: { field: 'later' } }],
    ['condition-value', formField('days', 'file'), { field: 'days', relation: 'ATTACHED', value: 'x' }],
    ['condition-relation', formField('days', 'int'), { field: 'days', relation: 'ATTACHED', value: '' }],
  ] as const)('with a condition that can never be told: %s', (fault, field, condition) => {
    expect(faults(formStep('one', { fields: [field], redirects: [redirect([condition], 'cancelStep')] }))).toEqual([[fault, 'one', 'days']])
  })

  it('that compares answers of different kinds', () => {
    const fields = [formField('start', 'date'), formField('count', 'int')]
    const condition: FormCondition = { field: 'count', relation: 'LESS_THAN', value: { field: 'start' } }
    expect(faults(formStep('one', { fields, redirects: [redirect([condition], 'cancelStep')] }))).toEqual([
      ['condition-value', 'one', 'count'],
    ])
  })

  it('whose least number is above the greatest', () => {
    const of = (least: number | null, most: number | null) =>
      faults(formStep('one', { fields: [formField('days', 'int', { least, most })] }))
    expect([of(1, 5), of(3, 3), of(null, 3), of(0, null)]).toEqual([[], [], [], []])
    expect(of(4, 3)).toEqual([['limits-order', 'one', 'days']])
  })

  it('with a choice without options, or values from nowhere', () => {
    const fields = [
      formField('a', 'static-list', { options: [] }),
      formField('b', 'dynamic', { source: null }),
      formField('c', 'dynamic', { source: { sourceId: 'cities', filteredBy: ['state'] } }),
      formField('d', 'dynamic-list', { source: { sourceId: 'planets', filteredBy: [] } }),
    ]
    expect(faults(formStep('one', { fields }))).toEqual([
      ['options-missing', 'one', 'a'],
      ['source-missing', 'one', 'b'],
      ['source-unknown', 'one', 'd'],
      ['source-field', 'one', 'c'],
    ])
  })
})
