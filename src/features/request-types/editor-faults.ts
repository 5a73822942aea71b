import type { AppLocale } from '#api/locales.ts'
import { type RequestDefinition, requestDefinition } from '#api/academic/request-types.ts'
import { checkForm, type FormFault } from '../../../form-engine/check-form.ts'

/** A fault that prevents saving, and its place. */
export interface EditorFault {
  kind: FormFault['fault'] | 'missing' | 'too-long' | 'invalid'
  /** Positions of the step and its field; undefined for the general data. */
  step?: number
  field?: number
  /** The part of the definition, the step or the field, such as `label` or `redirects`. */
  part: string
  locale?: AppLocale
}

/** Faults of one text in several languages, as one. */
export interface FaultLine extends Omit<EditorFault, 'locale'> {
  locales?: readonly AppLocale[]
}

const kinds: Partial<Record<string, EditorFault['kind']>> = { too_small: 'missing', too_big: 'too-long' }
const locales: readonly string[] = ['pt-BR', 'en', 'es'] satisfies AppLocale[]

/** Returns what is missing, and form errors such as ways in circles, in the order of the editor. */
export function getFaults(definition: RequestDefinition): EditorFault[] {
  const { error } = requestDefinition.safeParse(definition)
  const missing = (error?.issues ?? []).map(({ path, code }) => atPath(path, kinds[code] ?? 'invalid'))
  return [...missing, ...checkForm(definition.form).map((fault) => atName(definition, fault))].sort(
    (left, right) => (left.step ?? -1) - (right.step ?? -1) || (left.field ?? -1) - (right.field ?? -1),
  )
}

/** Merges faults into lines: one for each text instead of one for each of its languages. */
export function faultLines(faults: readonly EditorFault[]): FaultLine[] {
  const lines = new Map<string, FaultLine>()
  for (const { locale, ...fault } of faults) {
    const key = JSON.stringify([fault.kind, fault.step, fault.field, fault.part, locale === undefined])
    const known = lines.get(key)?.locales ?? []
    lines.set(key, locale ? { ...fault, locales: [...new Set([...known, locale])] } : fault)
  }
  return [...lines.values()]
}

function atPath(path: readonly PropertyKey[], kind: EditorFault['kind']): EditorFault {
  const isOfForm = path[0] === 'form' && typeof path[2] === 'number'
  const isOfField = isOfForm && path[3] === 'fields' && typeof path[4] === 'number'
  const rest = isOfField ? path.slice(5) : isOfForm ? path.slice(3) : path
  const locale = path.find((part): part is AppLocale => typeof part === 'string' && locales.includes(part))
  return {
    kind,
    part: String(rest[0] ?? 'form'),
    ...(isOfForm && { step: path[2] as number }),
    ...(isOfField && { field: path[4] as number }),
    ...(locale && { locale }),
  }
}

/** Form faults of fields themselves, and the part concerned. Other faults that name a field are about conditions on it. */
const ofFields: Partial<Record<FormFault['fault'], string>> = {
  'name-twice': 'name',
  'limits-order': 'limits',
  'options-missing': 'options',
  'options-twice': 'options',
  'source-missing': 'source',
  'source-unknown': 'source',
  'source-field': 'source',
}

function atName({ form }: RequestDefinition, { fault, step, field }: FormFault): EditorFault {
  // If two steps or fields have the same name, the second is the one to change.
  const at = form.steps.findLastIndex(({ name }) => name === step)
  const part = ofFields[fault]
  if (field === undefined || part === undefined) return { kind: fault, step: at, part: field === undefined ? 'next' : 'redirects' }
  return { kind: fault, step: at, field: form.steps[at]!.fields.findLastIndex(({ name }) => name === field), part }
}
