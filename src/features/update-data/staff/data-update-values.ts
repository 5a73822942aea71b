import { addressFields, contactFields } from '#api/address-rules.ts'
import type { PersonalField } from '#api/personal-data.ts'
import type { DataUpdateState } from '#api/personal-data-staff.ts'
import type { DataUpdateSearch } from './student-data-search.ts'

export interface DataUpdateValues {
  dueOn: string
  fields: PersonalField[]
  isRequired: boolean
}

export const allFields: readonly PersonalField[] = [...contactFields, ...addressFields]

export const readFields = (names: readonly unknown[]): PersonalField[] => allFields.filter((field) => names.includes(field))

export function dataUpdateValues(request: DataUpdateState['request'], { outcome, dueOn, fields }: DataUpdateSearch): DataUpdateValues {
  const kept = request ?? { dueOn: '', fields: [...allFields], isRequired: false }
  if (!outcome || outcome === 'asked' || outcome === 'withdrawn') return kept
  return { dueOn: dueOn ?? '', fields: readFields(fields?.split(',') ?? []), isRequired: kept.isRequired }
}
