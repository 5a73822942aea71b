import type { AnyContractProcedure } from '@orpc/contract'
import { z } from 'zod'
import { suiteStart } from './clock/suite-clock.ts'
import enrollmentStatement from '../../demo/request-types/enrollment-statement.json' with { type: 'json' }

type JsonSchema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>

/** Of formats and patterns of the contracts, something that fits. */
const texts = [
  '00000000-0000-4000-8000-000000000000',
  '2026-01-01',
  '2026-01-01T00:00:00.000Z',
  'application/pdf',
  'image/png',
  'a.pdf',
  '2',
  '12',
  '123456',
  '52998224725',
  '11987654321',
  'pessoa@exemplo.com',
  'https://exemplo.com/a',
  'BR',
  '123',
  '1234567',
  '2026/1',
  '/',
  'a',
  'a'.repeat(43),
  'texto de exemplo',
]

/** What is asked for by more than types: periods whose dates follow each other, forms that lead somewhere. */
const byHand: Record<string, object> = {
  'academic.reenrollmentOffice.addPeriod': {
    settings: { closesAt: '2026-02-01T00:00:00.000Z', changesUntil: '2026-02-02T00:00:00.000Z', endsOn: '2026-02-01' },
  },
  'academic.reenrollmentOffice.savePeriod': {
    settings: { closesAt: '2026-02-01T00:00:00.000Z', changesUntil: '2026-02-02T00:00:00.000Z', endsOn: '2026-02-01' },
  },
  'academic.reenrollmentOffice.addException': { kind: 'limit_raised', units: 4, subjectId: null, pendency: null },
  'academic.personalDataStaff.askForUpdate': { dueOn: new Date(suiteStart.getTime() + 604_800_000).toISOString().slice(0, 10) },
  'academic.requestTypes.create': { definition: enrollmentStatement },
  'academic.requestTypes.save': { definition: enrollmentStatement },
  'financial.payerAccess.invite': { email: 'pessoa@exemplo.com' },
  'users.proveMobile': { code: '123456' },
}

/**
 * The least that an input's schema takes, of numbers that no record has.
 *
 * @throws Error where the schema asks for more than its JSON schema says; such procedures need some of it by hand
 */
export function sampleInput(path: string, procedure: AnyContractProcedure): unknown {
  const schema = procedure['~orpc'].inputSchema as z.ZodType | undefined
  if (!schema) return undefined
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const sample = filled(valueOf(json, json), byHand[path] ?? {})
  schema.parse(sample)
  return sample
}

const filled = (sample: unknown, given: object): unknown => ({
  ...(sample as object),
  ...Object.fromEntries(
    Object.entries(given).map(([name, value]: [string, unknown]) => {
      const known = (sample as Record<string, unknown>)[name]
      return [name, isFields(value) && isFields(known) ? filled(known, value) : value]
    }),
  ),
})

const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

function valueOf(schema: JsonSchema | undefined, root: JsonSchema): unknown {
  if (!schema) return undefined
  const { $ref, const: only, anyOf, oneOf, allOf, type } = schema
  if ($ref) return valueOf(root.$defs![$ref.split('/').at(-1)!] as JsonSchema, root)
  if (only !== undefined) return only
  if (schema.enum) return schema.enum[0]
  const first = anyOf ?? oneOf ?? (type ? undefined : allOf)
  if (first) return valueOf(first[0] as JsonSchema, root)
  if (type === 'object') {
    const { required = [], properties = {} } = schema
    return Object.fromEntries(required.map((name) => [name, valueOf(properties[name] as JsonSchema, root)]))
  }
  if (type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(schema.items as JsonSchema, root))
  if (type === 'integer' || type === 'number')
    return Math.min(schema.maximum ?? 2_000_000_000, Math.max(schema.minimum ?? 0, 2_000_000_000))
  if (type === 'boolean') return false
  if (type === 'null') return null
  return textOf(schema)
}

function textOf(schema: JsonSchema): string {
  const fits = (text: string) =>
    [schema, ...((schema.allOf ?? []) as JsonSchema[])].every(
      ({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }) =>
        (!pattern || new RegExp(pattern, 'u').test(text)) && text.length >= minLength && text.length <= maxLength,
    )
  return texts.find(fits) ?? JSON.stringify(schema)
}
