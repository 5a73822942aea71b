import { describe, expect, it } from 'vitest'
import { cancelStep, finalStep } from '#api/academic/form-ends.ts'
import type { RequestForm } from '#api/academic/request-forms.ts'
import { formField, formStep } from '../../../form-engine/testing/forms.ts'
import { expectedSteps, shownStep, nextStep, withoutPress } from './draft-steps.ts'

const form: RequestForm = {
  steps: [
    formStep('purpose', {
      fields: [formField('why', 'short-string', { isRequired: true })],
      next: 'details',
      redirects: [
        { action: 'REDIRECT', when: [{ field: 'why', relation: 'EQUAL_TO', value: 'none' }], target: cancelStep },
        { action: 'REDIRECT', when: [{ field: 'why', relation: 'EQUAL_TO', value: 'short' }], target: finalStep },
      ],
      buttons: [{ type: 'button', label: { 'pt-BR': 'Pular', en: 'Skip', es: 'Saltar' }, target: 'last' }],
    }),
    formStep('details', { fields: [formField('more', 'short-string')], next: 'last' }),
    formStep('last', { fields: [formField('note', 'short-string')] }),
  ],
}
const reader = { locale: 'pt-BR', today: '2026-11-21' }
const name = (shown: ReturnType<typeof shownStep>) => (shown.kind === 'step' ? shown.step.name : shown.kind)

describe('the step that is shown', () => {
  it('is the one that is asked for, where answers lead there', () => {
    expect(name(shownStep(form, { why: 'a' }, {}, 'details', reader))).toBe('details')
    expect(name(shownStep(form, {}, {}, 'details', reader))).toBe('purpose')
    expect(name(shownStep(form, { why: 'a' }, {}, 'nonsense', reader))).toBe('purpose')
  })

  it('is where the person left off, not past what may be left out', () => {
    expect(name(shownStep(form, {}, {}, undefined, reader))).toBe('purpose')
    expect(name(shownStep(form, { why: 'a', more: 'b' }, {}, undefined, reader))).toBe('details')
  })

  it('is an end only where answers lead to it', () => {
    expect(name(shownStep(form, { why: 'a' }, {}, finalStep, reader))).toBe('review')
    expect(name(shownStep(form, {}, {}, finalStep, reader))).toBe('purpose')
    expect(name(shownStep(form, { why: 'none' }, {}, cancelStep, reader))).toBe('canceled')
    expect(name(shownStep(form, { why: 'a' }, {}, cancelStep, reader))).toBe('purpose')
  })
})

describe('the step that follows', () => {
  const [purpose] = form.steps
  it.each([
    [{}, {}, null],
    [{ why: 'a' }, {}, 'details'],
    [{ why: 'a' }, { purpose: 'last' }, 'last'],
    [{ why: 'short' }, {}, finalStep],
    [{ why: 'none' }, {}, cancelStep],
  ])('of %j with %j pressed is %s', (answers, pressed, expected) => {
    expect(nextStep(form, answers, pressed as Record<string, string>, purpose!, reader)).toBe(expected)
  })

  it('is the usual one again without the button', () => {
    expect(withoutPress({ purpose: 'last', other: 'x' }, 'purpose')).toEqual({ other: 'x' })
  })
})

it('expects the usual way after the steps so far', () => {
  expect(expectedSteps(form, form.steps.slice(0, 1)).map((step) => step.name)).toEqual(['purpose', 'details', 'last'])
  expect(expectedSteps(form, [form.steps[0]!, form.steps[2]!]).map((step) => step.name)).toEqual(['purpose', 'last'])
})
