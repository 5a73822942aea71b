import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancelStep, finalStep } from '#api/form-ends.ts'
import { type FormAnswer, formRelation, requestForm, type RequestForm } from '#api/request-forms.ts'
import { checkForm } from './check-form.ts'
import { holds } from './conditions.ts'
import { formField, formStep, label } from './testing/forms.ts'
import { walkForm } from './walk-form.ts'

/** Asks for the reason, and for a certificate where it is illness. */
const form: RequestForm = {
  steps: [
    formStep('reason', {
      fields: [formField('why', 'static-list', { isRequired: true }), formField('days', 'int')],
      redirects: [
        { action: 'REDIRECT', when: [{ field: 'days', relation: 'GREATER_THAN', value: 30 }], target: cancelStep },
        { action: 'REDIRECT', when: [{ field: 'why', relation: 'EQUAL_TO', value: 'a' }], target: 'illness' },
      ],
      next: 'text',
    }),
    formStep('illness', { fields: [formField('certificate', 'file', { isRequired: true })], next: 'text' }),
    formStep('text', {
      fields: [formField('words', 'long-string', { isRequired: true })],
      buttons: [{ type: 'button', label, target: finalStep }],
    }),
  ],
}

describe('a form', () => {
  it('leads by the answers, and leaves out what is no longer asked', () => {
    expect(walkForm(form, {})).toMatchObject({ end: 'open', problems: { why: 'required' } })
    const ill = { why: 'a', certificate: ['one'], words: 'Estive no hospital.' }
    expect(walkForm(form, ill)).toEqual({ steps: form.steps, end: 'final', answers: ill, problems: {} })
    // Going back to another reason keeps the text and drops the certificate.
    const other = walkForm(form, { ...ill, why: 'b' })
    expect(other.steps.map(({ name }) => name)).toEqual(['reason', 'text'])
    expect(other.answers).toEqual({ why: 'b', words: 'Estive no hospital.' })
  })

  it('may be given up by an answer, whatever else is missing, and goes on by a button that it has', () => {
    expect(walkForm(form, { days: '31' })).toMatchObject({ end: 'cancel', problems: {} })
    expect(walkForm(form, { why: 'b', words: 'x' }, { pressed: { text: finalStep } }).end).toBe('final')
    expect(walkForm(form, { why: 'a' }, { pressed: { reason: finalStep } }).end).toBe('open')
  })

  it('is shown up to a step', () => {
    const { steps, end } = walkForm(form, { why: 'b', words: 'x' }, { until: 'reason' })
    expect([steps.map(({ name }) => name), end]).toEqual([['reason'], 'open'])
  })

  it('do not mind capitals, nor how an accent is written', () => {
    const of = (relation: 'CONTAINS' | 'EQUAL_TO' | 'NOT_EQUAL_TO', value: string) =>
      holds({ field: 'x', relation, value }, 'NA\u0303o sei')
    expect([of('EQUAL_TO', 'não sei'), of('NOT_EQUAL_TO', 'Não sei'), of('CONTAINS', 'ão'), of('EQUAL_TO', 'nao sei')]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(holds({ field: 'x', relation: 'CONTAINS', value: 'á' }, ['a\u0301'])).toBe(true)
  })

  it('has no condition that holds of what was not answered', () => {
    for (const relation of formRelation.options) expect(holds({ field: 'x', relation, value: 'a' }, undefined)).toBe(false)
  })
})

const value = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constantFrom('a', 'b', 'zz', ''), fc.constantFrom<FormAnswer>(['a'], ['b', 'c']))
const types = ['int', 'static-list', 'short-string', 'dynamic-list', 'date', 'html'] as const

/** Any form at all, most of them wrong. */
const anyForm = fc.integer({ min: 1, max: 6 }).chain((count) => {
  const target = fc.constantFrom(finalStep, cancelStep, ...Array.from({ length: count }, (_, at) => `s${at}`))
  const condition = fc.record({
    field: fc.integer({ min: 0, max: count * 2 - 1 }).map((at) => `f${at}`),
    relation: fc.constantFrom(...formRelation.options),
    value: fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constantFrom('a', 'b')),
  })
  return fc.tuple(
    ...Array.from({ length: count }, (_, at) =>
      fc
        .record({
          types: fc.tuple(fc.constantFrom(...types), fc.constantFrom(...types)),
          required: fc.boolean(),
          redirects: fc.array(fc.record({ when: fc.array(condition, { minLength: 1, maxLength: 2 }), target }), { maxLength: 3 }),
          next: target,
        })
        .map(({ types: [first, second], required, redirects, next }) =>
          formStep(`s${at}`, {
            fields: [formField(`f${at * 2}`, first, { isRequired: required }), formField(`f${at * 2 + 1}`, second)],
            redirects: redirects.map((redirect) => ({ action: 'REDIRECT' as const, ...redirect })),
            next,
          }),
        ),
    ),
  )
})
const answers = fc.dictionary(
  fc.integer({ min: 0, max: 11 }).map((at) => `f${at}`),
  value,
)

describe('any form', () => {
  it('ends, shows no step twice, and none whose condition does not hold', () => {
    fc.assert(
      fc.property(anyForm, answers, (steps, given) => {
        const walk = walkForm({ steps }, given)
        expect(new Set(walk.steps).size).toBe(walk.steps.length)
        for (const [at, next] of walk.steps.slice(1).entries()) {
          const { redirects, next: otherwise } = walk.steps[at]!
          const asked = walk.steps.slice(0, at + 1).flatMap(({ fields }) => fields.map(({ name }) => name))
          const known = (name: string) => (asked.includes(name) ? walk.answers[name] : undefined)
          const led = redirects.find(({ when }) => when.every((one) => holds(one, known(one.field))))
          expect(next.name).toBe(led?.target ?? otherwise)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('sends no answer that was not asked, and reads the same from what it sends', () => {
    fc.assert(
      fc.property(anyForm, answers, (steps, given) => {
        const walk = walkForm({ steps }, given)
        const asked = walk.steps.flatMap(({ fields }) => fields.filter(({ type }) => type !== 'html').map(({ name }) => name))
        expect(asked).toEqual(expect.arrayContaining(Object.keys(walk.answers)))
        // As the service does with what the portal sends.
        const again = walkForm({ steps }, JSON.parse(JSON.stringify(walk.answers)))
        if (walk.end !== 'open') expect(again).toEqual(walk)
      }),
      { numRuns: 500 },
    )
  })

  it('that may be saved has no way that comes back, and asks only of what was asked', () => {
    fc.assert(
      fc.property(anyForm, answers, (steps, given) => {
        fc.pre(checkForm({ steps }).length === 0)
        expect(requestForm.safeParse({ steps }).success).toBe(true)
        const walk = walkForm({ steps }, given)
        for (const { redirects } of walk.steps)
          for (const { field: name } of redirects.flatMap(({ when }) => when))
            expect(walk.steps.some(({ fields }) => fields.some((one) => one.name === name))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('of ten thousand steps is walked and checked', () => {
    const steps = Array.from({ length: 10_000 }, (_, at) =>
      formStep(`s${at}`, { fields: [formField(`f${at}`, 'int')], next: at === 9_999 ? finalStep : `s${at + 1}` }),
    )
    expect(walkForm({ steps }, {})).toMatchObject({ end: 'final' })
  })
})
