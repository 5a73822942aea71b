import type { FormAnswers, FormStep } from '#api/academic/request-forms.ts'
import type { FieldValue, RequestDraft } from '#api/academic/requests.ts'
import { dynamicValuesQuery, getFilters, type LoadValues } from '../../subjects/request-form/dynamic-values.ts'
import { listFieldValues } from './drafts.functions.ts'

/** Returns the loader of the values that a draft's dynamic fields offer. */
export const valuesLoader =
  ({ enrollment: { enrollmentId } }: Pick<RequestDraft, 'enrollment'>): LoadValues =>
  (field, filter) =>
    listFieldValues({ data: { id: field.source?.sourceId ?? '', enrollmentId, filter, isList: field.type === 'dynamic-list' } })

/** Returns the queries for the values of the dynamic fields of steps. */
export function valueQueries(draft: Pick<RequestDraft, 'draftId' | 'enrollment'>, steps: readonly FormStep[], answers: FormAnswers) {
  const load = valuesLoader(draft)
  return steps
    .flatMap(({ fields }) => fields)
    .filter(({ type }) => type === 'dynamic' || type === 'dynamic-list')
    .map((field) => ({ field: field.name, query: dynamicValuesQuery(draft.draftId, field, getFilters(field, answers), load) }))
}

/** The values with their labels, by field. */
export type FieldLabels = Record<string, readonly FieldValue[]>
