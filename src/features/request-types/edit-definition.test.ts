import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finalStep } from '#api/academic/form-ends.ts'
import { type FormStep, formFieldType, requestForm } from '#api/academic/request-forms.ts'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import { checkForm } from '../../../form-engine/check-form.ts'
import { formField, formStep } from '../../../form-engine/testing/forms.ts'
import { type DefinitionEdit, editDefinition, newDefinition } from './edit-definition.ts'

const isLong = { field: 'days', relation: 'GREATER_THAN' as const, value: 3 }
/** Asks for days, and why where there are many. */
const steps: FormStep[] = [
  formStep('one', {
    fields: [formField('days', 'int'), formField('state', 'dynamic')],
    redirects: [{ action: 'REDIRECT', when: [isLong], target: 'why' }],
    next: 'last',
  }),
  formStep('why', { fields: [formField('reason', 'long-string')], next: 'last' }),
  formStep('last', { fields: [formField('city', 'dynamic', { source: { sourceId: 'cities', filteredBy: ['state'] } })] }),
]
const definition: RequestDefinition = { ...newDefinition, form: { steps } }
const after = (...edits: DefinitionEdit[]) => edits.reduce(editDefinition, definition).form.steps
const names = (list: FormStep[]) => list.map(({ name }) => name)

describe('a form being edited', () => {
  it('takes a new step in on the way from the one before it', () => {
    const edited = after({ type: 'addStep', after: 1 })
    expect(names(edited)).toEqual(['one', 'why', 'step-4', 'last'])
    expect(edited[1]!.next).toBe('step-4')
    expect(edited[2]).toMatchObject({ next: 'last', fields: [] })
  })

  it('goes on past a step that is removed, and no longer decides by its answers', () => {
    const withoutWhy = after({ type: 'removeStep', step: 1 })
    expect(withoutWhy[0]!.redirects[0]!.target).toBe('last')
    expect(checkForm({ steps: withoutWhy })).toEqual([])
    const withoutFirst = after({ type: 'removeStep', step: 0 })
    expect(withoutFirst[1]!.fields[0]!.source!.filteredBy).toEqual([])
  })

  it('knows a step and a field by their new names everywhere', () => {
    const edited = after({ type: 'renameStep', step: 2, name: 'end' }, { type: 'renameField', step: 0, field: 0, name: 'period' })
    expect(edited[0]).toMatchObject({ next: 'end', redirects: [{ when: [{ field: 'period' }] }] })
    expect(edited[1]!.next).toBe('end')
    expect(after({ type: 'renameField', step: 0, field: 1, name: 'uf' })[2]!.fields[0]!.source!.filteredBy).toEqual(['uf'])
    expect(checkForm({ steps: edited })).toEqual([])
  })

  it('knows a field that another is compared with by its new name, and drops the condition with it', () => {
    const compared = editDefinition(
      {
        ...newDefinition,
        form: {
          steps: [
            formStep('one', {
              fields: [formField('start', 'date'), formField('end', 'date')],
              redirects: [
                { action: 'REDIRECT', when: [{ field: 'end', relation: 'LESS_THAN', value: { field: 'start' } }], target: 'cancelStep' },
              ],
            }),
          ],
        },
      },
      { type: 'renameField', step: 0, field: 0, name: 'from' },
    )
    expect(compared.form.steps[0]!.redirects[0]!.when).toEqual([{ field: 'end', relation: 'LESS_THAN', value: { field: 'from' } }])
    expect(editDefinition(compared, { type: 'removeField', step: 0, field: 0 }).form.steps[0]!.redirects).toEqual([])
  })

  it('loses with a field the conditions on it, and the way that has none left', () => {
    expect(after({ type: 'removeField', step: 0, field: 0 })[0]!.redirects).toEqual([])
  })

  it('has fields with what their type needs, and nothing else', () => {
    for (const fieldType of formFieldType.options) {
      const [first] = after({ type: 'changeFieldType', step: 1, field: 0, fieldType }).slice(1)
      const { options, source, html } = first!.fields[0]!
      expect([options.length > 0, source !== null, html !== null]).toEqual([
        fieldType === 'static-list',
        fieldType === 'dynamic' || fieldType === 'dynamic-list',
        fieldType === 'html',
      ])
    }
  })

  it('keeps its order at the ends, and what was not touched', () => {
    expect(names(after({ type: 'moveStep', step: 0, by: -1 }))).toEqual(names(steps))
    expect(names(after({ type: 'moveStep', step: 0, by: 1 }))).toEqual(['why', 'one', 'last'])
    const edited = after({ type: 'addField', step: 0 })
    expect(edited[0]!.fields.at(-1)!.name).toBe('field-5')
    expect(edited[1]).toBe(steps[1])
  })
})

const place = fc.nat(2)
const edits = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('addStep' as const), after: place }),
    fc.record({ type: fc.constant('addField' as const), step: place }),
    fc.record({ type: fc.constant('moveStep' as const), step: place, by: fc.constantFrom(1 as const, -1 as const) }),
    fc.record({ type: fc.constant('changeStep' as const), step: place, change: fc.constant({ next: finalStep }) }),
  ),
  { maxLength: 8 },
)

it('any edits leave names that are valid and there once', () => {
  fc.assert(
    fc.property(edits, (list) => {
      const edited = after(...list)
      expect(checkForm({ steps: edited }).filter(({ fault }) => fault === 'name-twice' || fault === 'target-unknown')).toEqual([])
      for (const { name } of edited) expect(requestForm.shape.steps.element.shape.name.safeParse(name).success).toBe(true)
    }),
  )
})
