import { expect, it } from 'vitest'
import { formField, formStep } from '../../../form-engine/testing/forms.ts'
import { compareDefinitions } from './compare-definitions.ts'
import { newDefinition } from './edit-definition.ts'

const step = formStep('one', { fields: [formField('days', 'int'), formField('why', 'static-list')] })
const older = { ...newDefinition, form: { steps: [step] } }

it('tells what two versions have differently, by the names of steps and fields', () => {
  expect(compareDefinitions(older, older)).toEqual([])
  const newer = {
    ...older,
    limitOfDays: 8,
    rules: [{ kind: 'one_open' as const }],
    form: { steps: [{ ...step, fields: [{ ...step.fields[1]!, isRequired: true }] }, formStep('two')] },
  }
  const told = compareDefinitions(older, newer).map(({ path, before, after }) => [path.join('.'), before, after])
  expect(told).toEqual(
    expect.arrayContaining([
      ['limitOfDays', '5', '8'],
      ['rules.one_open.kind', null, 'one_open'],
      ['steps.one.fields.why.isRequired', 'false', 'true'],
      ['steps.two.next', null, 'finalStep'],
      ['steps.one.fields.days.type', 'int', null],
      ['order', 'one', 'one, two'],
    ]),
  )
  // A field that only moved is the same one.
  expect(told.map(([path]) => path)).not.toContain('steps.one.fields.why.type')
})
