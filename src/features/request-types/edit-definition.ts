import { finalStep } from '#api/academic/form-ends.ts'
import type { FormCondition, FormField, FormFieldType, FormStep, RequestForm } from '#api/academic/request-forms.ts'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import { changed, moved, without } from '../../kit/editing/list-edits.ts'

/** A change in the editor; steps and fields are identified by their position. */
export type DefinitionEdit =
  | { type: 'replace'; definition: RequestDefinition }
  | { type: 'general'; change: Partial<Omit<RequestDefinition, 'form'>> }
  | { type: 'addStep'; after: number }
  | { type: 'removeStep'; step: number }
  | { type: 'moveStep'; step: number; by: 1 | -1 }
  | { type: 'changeStep'; step: number; change: Partial<Omit<FormStep, 'name' | 'fields'>> }
  | { type: 'renameStep'; step: number; name: string }
  | { type: 'addField'; step: number }
  | { type: 'removeField'; step: number; field: number }
  | { type: 'moveField'; step: number; field: number; by: 1 | -1 }
  | { type: 'changeField'; step: number; field: number; change: Partial<Omit<FormField, 'name' | 'type'>> }
  | { type: 'changeFieldType'; step: number; field: number; fieldType: FormFieldType }
  | { type: 'renameField'; step: number; field: number; name: string }

export const emptyText = { 'pt-BR': '', en: '', es: '' }

export const newField = (name: string): FormField => ({
  name,
  type: 'short-string',
  label: emptyText,
  hint: null,
  isRequired: true,
  rules: [],
  maximum: null,
  least: null,
  most: null,
  options: [],
  source: null,
  html: null,
})

/** @param name ends with the number that its title has until it is written */
const newStep = (name: string, next: string): FormStep => {
  const number = name.split('-').at(-1)
  return {
    name,
    title: { 'pt-BR': `Etapa ${number}`, en: `Step ${number}`, es: `Etapa ${number}` },
    fields: [],
    redirects: [],
    next,
    buttons: [],
  }
}

export const newDefinition: RequestDefinition = {
  name: emptyText,
  summary: emptyText,
  category: 'documents',
  cost: 0,
  limitOfDays: 5,
  terms: emptyText,
  audience: { statuses: ['active'], courses: [] },
  rules: [],
  form: { steps: [{ ...newStep('step-1', finalStep), fields: [newField('field-1')] }] },
}

/** Returns the definition after an edit; parts that the edit does not touch stay the same objects. */
export function editDefinition(definition: RequestDefinition, edit: DefinitionEdit): RequestDefinition {
  if (edit.type === 'replace') return edit.definition
  if (edit.type === 'general') return { ...definition, ...edit.change }
  const steps = editSteps(definition.form, edit)
  return steps === definition.form.steps ? definition : { ...definition, form: { steps } }
}

type FormEdit = Exclude<DefinitionEdit, { type: 'replace' | 'general' }>

function editSteps({ steps }: RequestForm, edit: FormEdit): FormStep[] {
  switch (edit.type) {
    case 'addStep':
      return insertStep(steps, edit.after)
    case 'removeStep':
      return withoutStep(steps, edit.step)
    case 'moveStep':
      return moved(steps, edit.step, edit.by)
    case 'changeStep':
      return changed(steps, edit.step, (step) => ({ ...step, ...edit.change }))
    case 'renameStep': {
      const from = steps[edit.step]!.name
      return changed(steps, edit.step, (step) => ({ ...step, name: edit.name })).map((step) => retargeted(step, from, edit.name))
    }
    case 'addField':
      return changed(steps, edit.step, (step) => ({ ...step, fields: [...step.fields, newField(freeName('field', fieldNames(steps)))] }))
    case 'removeField': {
      const { name } = steps[edit.step]!.fields[edit.field]!
      return removeConditions(
        new Set([name]),
        changed(steps, edit.step, (step) => ({ ...step, fields: without(step.fields, edit.field) })),
      )
    }
    case 'moveField':
      return changed(steps, edit.step, (step) => ({ ...step, fields: moved(step.fields, edit.field, edit.by) }))
    case 'changeField':
      return changed(steps, edit.step, (step) => ({
        ...step,
        fields: changed(step.fields, edit.field, (field) => ({ ...field, ...edit.change })),
      }))
    case 'changeFieldType':
      return changed(steps, edit.step, (step) => ({
        ...step,
        fields: changed(step.fields, edit.field, (field) => ofType(field, edit.fieldType)),
      }))
    case 'renameField': {
      const from = steps[edit.step]!.fields[edit.field]!.name
      const renamed = changed(steps, edit.step, (step) => ({
        ...step,
        fields: changed(step.fields, edit.field, (field) => ({ ...field, name: edit.name })),
      }))
      return renamed.map((step) => readingOther(step, from, edit.name))
    }
  }
}

/** Inserts a new step between the step at `after` and the one to which that led. */
function insertStep(steps: readonly FormStep[], after: number): FormStep[] {
  const name = freeName('step', new Set(steps.map((step) => step.name)))
  const { next } = steps[after]!
  const before = changed(steps, after, (step) => ({ ...step, next: name }))
  return [...before.slice(0, after + 1), newStep(name, next), ...before.slice(after + 1)]
}

/** Removes a step: ways to it lead to its next step, and conditions on its answers are removed. */
function withoutStep(steps: readonly FormStep[], at: number): FormStep[] {
  const { name, next, fields } = steps[at]!
  return removeConditions(
    new Set(fields.map((field) => field.name)),
    without(steps, at).map((step) => retargeted(step, name, next)),
  )
}

function retargeted(step: FormStep, from: string, to: string): FormStep {
  const leads = (target: string) => (target === from ? to : target)
  return {
    ...step,
    next: leads(step.next),
    redirects: step.redirects.map((redirect) => ({ ...redirect, target: leads(redirect.target) })),
    buttons: step.buttons.map((button) => (button.type === 'button' ? { ...button, target: leads(button.target) } : button)),
  }
}

function readingOther(step: FormStep, from: string, to: string): FormStep {
  const other = (name: string) => (name === from ? to : name)
  const renamed = ({ field, value, ...condition }: FormCondition): FormCondition => ({
    ...condition,
    field: other(field),
    value: typeof value === 'object' && 'field' in value ? { field: other(value.field) } : value,
  })
  return {
    ...step,
    redirects: step.redirects.map((redirect) => ({ ...redirect, when: redirect.when.map(renamed) })),
    fields: step.fields.map((field) =>
      field.source
        ? { ...field, source: { ...field.source, filteredBy: field.source.filteredBy.map((one) => (one === from ? to : one)) } }
        : field,
    ),
  }
}

const readsAny = ({ field, value }: FormCondition, names: ReadonlySet<string>) =>
  names.has(field) || (typeof value === 'object' && 'field' in value && names.has(value.field))

/** Removes conditions on the named fields; a way without conditions left is removed too. */
function removeConditions(names: ReadonlySet<string>, steps: readonly FormStep[]): FormStep[] {
  return steps.map((step) => ({
    ...step,
    redirects: step.redirects
      .map((redirect) => ({ ...redirect, when: redirect.when.filter((condition) => !readsAny(condition, names)) }))
      .filter(({ when }) => when.length > 0),
    fields: step.fields.map((field) =>
      field.source
        ? { ...field, source: { ...field.source, filteredBy: field.source.filteredBy.filter((one) => !names.has(one)) } }
        : field,
    ),
  }))
}

export const isText = (type: FormFieldType) => type === 'short-string' || type === 'long-string'
export const hasMaximum = (type: FormFieldType) => isText(type) || type === 'file' || type === 'dynamic-list'
export const hasSource = (type: FormFieldType) => type === 'dynamic' || type === 'dynamic-list'

/** Returns the field with another type: without properties that it does not use, with those that it requires. */
function ofType(field: FormField, type: FormFieldType): FormField {
  return {
    ...field,
    type,
    isRequired: type !== 'html' && field.isRequired,
    rules: isText(type) ? field.rules : [],
    maximum: hasMaximum(type) && hasMaximum(field.type) && isText(type) === isText(field.type) ? field.maximum : null,
    least: type === 'int' ? field.least : null,
    most: type === 'int' ? field.most : null,
    options: type === 'static-list' ? (field.options.length > 0 ? field.options : [{ value: 'a', label: emptyText }]) : [],
    source: hasSource(type) ? (field.source ?? { sourceId: 'courses', filteredBy: [] }) : null,
    html: type === 'html' ? (field.html ?? emptyText) : null,
  }
}

export const fieldNames = (steps: readonly FormStep[]) => new Set(steps.flatMap((step) => step.fields.map(({ name }) => name)))

/** Returns the first of `prefix-1`, `prefix-2`… that is not taken. */
export function freeName(prefix: string, taken: ReadonlySet<string>): string {
  let number = taken.size + 1
  while (taken.has(`${prefix}-${number}`)) number++
  return `${prefix}-${number}`
}
