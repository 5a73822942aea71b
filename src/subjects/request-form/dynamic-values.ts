import { queryOptions } from '@tanstack/react-query'
import type { FormField } from '#api/academic/request-forms.ts'
import type { FieldValue } from '#api/academic/requests.ts'

/** Loads the values that a `dynamic` or `dynamic-list` field offers. Rejects if its source does not answer. */
export type LoadValues = (field: FormField, filters: Record<string, string>) => Promise<readonly FieldValue[]>

/** The milliseconds in which returning to a step loads nothing again. */
const fresh = 60_000

/** @param scope what else the values depend on, such as the draft; for loaders too, so that a page has its options before scripts run */
export const dynamicValuesQuery = (scope: string, field: FormField, filters: Record<string, string>, load: LoadValues) =>
  queryOptions({
    queryKey: ['request-form', scope, field.name, field.source?.sourceId, filters],
    queryFn: () => load(field, filters),
    staleTime: fresh,
    // After a failure, returning to the step tries again.
    retryOnMount: true,
  })

/** Returns the answers of fields that narrow another field's values. */
export function getFilters({ source }: FormField, values: Readonly<Record<string, unknown>>): Record<string, string> {
  const answered = (source?.filteredBy ?? []).map((name) => [name, filterText(values[name])] as const)
  return Object.fromEntries(answered.filter(([, text]) => text !== ''))
}

function filterText(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
