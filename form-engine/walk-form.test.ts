import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancelStep, finalStep } from '#api/academic/form-ends.ts'
import {
  type ConditionValue,
  type FormAnswer,
  type FormAnswers,
  formRelation,
  requestForm,
  type RequestForm,
} from '#api/academic/request-forms.ts'
import { checkForm } from './check-form.ts'
import { holds } from './conditions.ts'
import { formField, formStep, label } from './testing/forms.ts'
import { walkForm as walkOn } from './walk-form.ts'

const today = '2026-11-21'
const walkForm = (given: RequestForm, values: FormAnswers, options: Omit<Parameters<typeof walkOn>[2], 'today'> = {}) =>
  walkOn(given, values, { today, ...options })

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
      holds({ field: 'x', relation, value }, { x: 'NA\u0303o sei' }, today)
    expect([of('EQUAL_TO', 'não sei'), of('NOT_EQUAL_TO', 'Não sei'), of('CONTAINS', 'ão'), of('EQUAL_TO', 'nao sei')]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(holds({ field: 'x', relation: 'CONTAINS', value: 'á' }, { x: ['a\u0301'] }, today)).toBe(true)
  })

  it('has no condition that holds of what was not answered', () => {
    for (const relation of formRelation.exclude(['NOT_ATTACHED']).options)
      for (const compared of ['a', { today: 0 }, { field: 'y' }])
        for (const field of ['x', 'constructor']) expect(holds({ field, relation, value: compared }, { y: 'a' }, today)).toBe(false)
  })

  it('compares a day, or the day of a moment, with today and days before and after it', () => {
    const of = (answer: string, days: number) => holds({ field: 'x', relation: 'LESS_THAN', value: { today: days } }, { x: answer }, today)
    expect([of('2026-11-20', 0), of('2026-11-21', 0), of('2026-10-21', -30), of('2026-10-22', -30)]).toEqual([true, false, true, false])
    expect([of('2026-12-01', 11), of('2026-12-02', 11), of('2026-11-20T23:59', 0), of('2026-11-21T00:00', 0)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(holds({ field: 'x', relation: 'EQUAL_TO', value: { today: 0 } }, { x: '2026-11-21T14:30' }, today)).toBe(true)
  })

  it('compares two answers, where both were given', () => {
    const of = (answers: FormAnswers) => holds({ field: 'end', relation: 'LESS_THAN', value: { field: 'start' } }, answers, today)
    expect(of({ start: '2026-11-10', end: '2026-11-09' })).toBe(true)
    expect(of({ start: '2026-11-10', end: '2026-11-10' })).toBe(false)
    expect([of({ start: 10, end: 9.5 }), of({ start: 9, end: 10 })]).toEqual([true, false])
    expect([of({ end: '2026-11-09' }), of({ start: '2026-11-10' }), of({ start: ['a'], end: 'a' })]).toEqual([false, false, false])
  })

  it('asks whether a file is attached', () => {
    const of = (relation: 'ATTACHED' | 'NOT_ATTACHED', answers: FormAnswers) => holds({ field: 'x', relation, value: '' }, answers, today)
    expect([of('ATTACHED', { x: ['key'] }), of('NOT_ATTACHED', { x: ['key'] })]).toEqual([true, false])
    expect([of('ATTACHED', {}), of('NOT_ATTACHED', {})]).toEqual([false, true])
  })
})

const value = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constantFrom('a', 'b', 'zz', ''), fc.constantFrom<FormAnswer>(['a'], ['b', 'c']))
const types = ['int', 'static-list', 'short-string', 'dynamic-list', 'date', 'file', 'html'] as const

/** Any form at all, most of them wrong. */
const anyForm = fc.integer({ min: 1, max: 6 }).chain((count) => {
  const target = fc.constantFrom(finalStep, cancelStep, ...Array.from({ length: count }, (_, at) => `s${at}`))
  const condition = fc.record({
    field: fc.integer({ min: 0, max: count * 2 - 1 }).map((at) => `f${at}`),
    relation: fc.constantFrom(...formRelation.options),
    value: fc.oneof<fc.Arbitrary<ConditionValue>[]>(
      fc.integer({ min: -5, max: 5 }),
      fc.constantFrom('a', 'b', ''),
      fc.record({ today: fc.integer({ min: -3, max: 3 }) }),
      fc.record({ field: fc.integer({ min: 0, max: count * 2 - 1 }).map((at) => `f${at}`) }),
    ),
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
          const known = Object.fromEntries(Object.entries(walk.answers).filter(([name]) => asked.includes(name)))
          const led = redirects.find(({ when }) => when.every((one) => holds(one, known, today)))
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
