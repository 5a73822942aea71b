import { addressFields, contactFields } from '#api/address-rules.ts'
import type { PersonalField } from '#api/personal-data.ts'
import type { DataUpdateState } from '#api/personal-data-staff.ts'
import { type PortalErrorCode, readErrorCode } from '../../../request/portal-error.ts'
import { allOptional, oneOf, text } from '../../../shared/search/search-values.ts'

export interface DataUpdateValues {
  dueOn: string
  fields: PersonalField[]
  isRequired: boolean
}

/** Result of a form sent without scripts, in the address, with what was chosen where something is missing. */
const dataUpdateOutcomes = ['asked', 'withdrawn', 'incomplete'] as const
export type DataUpdateOutcome = (typeof dataUpdateOutcomes)[number] | PortalErrorCode

export function dataUpdateSearch(search: Record<string, unknown>) {
  return allOptional({
    outcome: oneOf(search.outcome, dataUpdateOutcomes) ?? readErrorCode(search.outcome),
    dueOn: text(search.dueOn, 10),
    fields: text(search.fields, 200),
  })
}
export type DataUpdateSearch = ReturnType<typeof dataUpdateSearch>

export const allFields: readonly PersonalField[] = [...contactFields, ...addressFields]

export const readFields = (names: readonly unknown[]): PersonalField[] => allFields.filter((field) => names.includes(field))

export function dataUpdateValues(request: DataUpdateState['request'], { outcome, dueOn, fields }: DataUpdateSearch): DataUpdateValues {
  const kept = request ?? { dueOn: '', fields: [...allFields], isRequired: false }
  if (!outcome || outcome === 'asked' || outcome === 'withdrawn') return kept
  return { dueOn: dueOn ?? '', fields: readFields(fields?.split(',') ?? []), isRequired: kept.isRequired }
}
