import { fieldSourceId } from '#api/academic/request-field-sources.ts'
import { cancelStep, finalStep } from '#api/academic/form-ends.ts'
import type { FormCondition, FormField, FormStep, RequestForm } from '#api/academic/request-forms.ts'
import { areComparable, isOfDays, relationsByType } from './conditions.ts'
import { readAnswer } from './read-answer.ts'

/** A fault that prevents saving a form, and where it is. */
export interface FormFault {
  fault:
    | 'name-twice'
    | 'target-unknown'
    | 'loop'
    | 'unreachable'
    | 'never-ends'
    | 'condition-field'
    | 'condition-relation'
    | 'condition-value'
    | 'options-missing'
    | 'options-twice'
    | 'limits-order'
    | 'source-missing'
    | 'source-unknown'
    | 'source-field'
  step: string
  field?: string
}

/** Finds what no student may meet: loops, unreachable steps, conditions on answers that nobody gave. Empty if the form may be saved. */
export function checkForm({ steps }: RequestForm): FormFault[] {
  const faults = namesTwice(steps)
  const known = new Map(steps.map((step) => [step.name, step]))
  for (const step of steps) {
    for (const target of getTargets(step))
      if (!known.has(target) && !isEnd(target)) faults.push({ fault: 'target-unknown', step: step.name })
    for (const field of step.fields) faults.push(...faultsOfField(step.name, field))
  }
  // The checks below need unique step names and known targets.
  if (faults.some(({ fault }) => fault === 'name-twice' || fault === 'target-unknown')) return faults
  const order = topologicalOrder(steps, known)
  if ('loop' in order) return [...faults, { fault: 'loop', step: order.loop }]
  faults.push(...steps.filter((step) => !order.steps.includes(step)).map(({ name }): FormFault => ({ fault: 'unreachable', step: name })))
  if (!order.steps.some((step) => getTargets(step).includes(finalStep))) faults.push({ fault: 'never-ends', step: steps[0]!.name })
  return [...faults, ...faultsOfConditions(order.steps)]
}

const isEnd = (target: string) => target === cancelStep || target === finalStep

/** Returns every step or end that can follow a step. */
function getTargets({ next, redirects, buttons }: FormStep): string[] {
  return [next, ...redirects.map(({ target }) => target), ...buttons.flatMap((button) => (button.type === 'button' ? [button.target] : []))]
}

function namesTwice(steps: readonly FormStep[]): FormFault[] {
  const faults: FormFault[] = []
  const seen = { steps: new Set<string>([cancelStep, finalStep]), fields: new Set<string>() }
  for (const step of steps) {
    if (seen.steps.has(step.name)) faults.push({ fault: 'name-twice', step: step.name })
    seen.steps.add(step.name)
    for (const { name } of step.fields) {
      if (seen.fields.has(name)) faults.push({ fault: 'name-twice', step: step.name, field: name })
      seen.fields.add(name)
    }
  }
  return faults
}

function faultsOfField(step: string, { name, type, options, source, least, most }: FormField): FormFault[] {
  const at = (fault: FormFault['fault']): FormFault => ({ fault, step, field: name })
  if (type === 'int') return least !== null && most !== null && least > most ? [at('limits-order')] : []
  if (type === 'static-list') {
    if (options.length === 0) return [at('options-missing')]
    return new Set(options.map(({ value }) => value)).size < options.length ? [at('options-twice')] : []
  }
  if (type !== 'dynamic' && type !== 'dynamic-list') return []
  if (source === null) return [at('source-missing')]
  return fieldSourceId.safeParse(source.sourceId).success ? [] : [at('source-unknown')]
}

/** Returns the reachable steps, each after all that lead to it, or a step that is part of a loop. */
function topologicalOrder(steps: readonly FormStep[], known: ReadonlyMap<string, FormStep>): { steps: FormStep[] } | { loop: string } {
  const nextSteps = (step: FormStep) => [...new Set(getTargets(step))].flatMap((target) => known.get(target) ?? [])
  const reachable = new Set([steps[0]!])
  for (const step of reachable) for (const next of nextSteps(step)) reachable.add(next)
  const incomingPaths = new Map([...reachable].map((step) => [step, 0]))
  for (const step of reachable) for (const next of nextSteps(step)) incomingPaths.set(next, incomingPaths.get(next)! + 1)
  const ordered = [...reachable].filter((step) => incomingPaths.get(step) === 0)
  for (const step of ordered)
    for (const next of nextSteps(step)) {
      incomingPaths.set(next, incomingPaths.get(next)! - 1)
      if (incomingPaths.get(next) === 0) ordered.push(next)
    }
  const stuck = [...reachable].find((step) => incomingPaths.get(step)! > 0)
  return stuck ? { loop: stuck.name } : { steps: ordered }
}

/** Finds faults of conditions: they may only use answers surely asked for, in their own step or in one that every way to it passes. */
function faultsOfConditions(ordered: readonly FormStep[]): FormFault[] {
  const faults: FormFault[] = []
  const asked = new Map<string, ReadonlySet<string>>()
  const fields = new Map(ordered.flatMap((step) => step.fields.map((field) => [field.name, field] as const)))
  for (const step of ordered) {
    const [first = new Set<string>(), ...others] = ordered
      .filter((one) => getTargets(one).includes(step.name))
      .map(({ name }) => asked.get(name)!)
    const surely = [...first].filter((field) => others.every((one) => one.has(field)))
    const answered = new Set([...surely, ...step.fields.map(({ name }) => name)])
    asked.set(step.name, answered)
    for (const condition of step.redirects.flatMap(({ when }) => when)) {
      const isAsked = [condition.field, ...getOther(condition)].every((field) => answered.has(field))
      const fault = isAsked ? faultOfCondition(condition, fields) : 'condition-field'
      if (fault) faults.push({ fault, step: step.name, field: condition.field })
    }
    for (const { name, source } of step.fields)
      if (source?.filteredBy.some((field) => !answered.has(field))) faults.push({ fault: 'source-field', step: step.name, field: name })
  }
  return faults
}

/** The other field that a condition reads, if any. */
const getOther = ({ value }: FormCondition): string[] => (typeof value === 'object' && 'field' in value ? [value.field] : [])

function faultOfCondition(
  { field: name, relation, value }: FormCondition,
  fields: ReadonlyMap<string, FormField>,
): 'condition-relation' | 'condition-value' | null {
  const field = fields.get(name)!
  if (!relationsByType[field.type].includes(relation)) return 'condition-relation'
  if (relation === 'ATTACHED' || relation === 'NOT_ATTACHED') return value === '' ? null : 'condition-value'
  if (typeof value === 'object') {
    const isRight =
      'today' in value ? isOfDays(field.type) : value.field !== name && areComparable(field.type, fields.get(value.field)!.type)
    return isRight ? null : 'condition-value'
  }
  const isText = relation === 'CONTAINS' || relation === 'NOT_CONTAINS' || field.type === 'dynamic'
  if (isText) return typeof value === 'string' && value !== '' ? null : 'condition-value'
  const read = readAnswer({ ...field, rules: [], maximum: null, least: null, most: null }, value)
  if (read.problem) return 'condition-value'
  const isSame = read.value === (typeof value === 'string' ? value.normalize('NFC') : value)
  return isSame ? null : 'condition-value'
}
