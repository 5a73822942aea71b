import { addressFields, contactFields } from '#api/address-rules.ts'
import type { PersonalField } from '#api/academic/personal-data.ts'
import type { DataUpdateState } from '#api/academic/personal-data-staff.ts'

export interface DataUpdateValues {
  dueOn: string
  fields: PersonalField[]
  isRequired: boolean
}

export const allFields: readonly PersonalField[] = [...contactFields, ...addressFields]

export const readFields = (names: readonly unknown[]): PersonalField[] => allFields.filter((field) => names.includes(field))

export const dataUpdateValues = (request: DataUpdateState['request']): DataUpdateValues =>
  request ?? { dueOn: '', fields: [...allFields], isRequired: false }
