import { addressFields, isAddressNumber, isState, isZipCode } from '#api/address-rules.ts'
import type { AddressInput, PersonalDataChange, PersonalField, UpdateRequest } from '#api/academic/personal-data.ts'
import { DomainError } from '../../platform/domain-error.ts'

export type FieldChange = Pick<PersonalDataChange, 'field' | 'oldValue' | 'newValue'>

const comparedFields = {
  ...Object.fromEntries(addressFields.map((field) => [field, field])),
  purpose: 'purpose',
  country: 'countryIsoCode',
}

/** Returns the address as stored (a Brazilian ZIP code: digits only). Throws INVALID_ZIP_CODE, INVALID_ADDRESS_NUMBER or INVALID_INFORMATION. */
export function checkedAddress(input: AddressInput): AddressInput {
  const { countryIsoCode, zipCode, number, state } = input
  if (!isZipCode(countryIsoCode, zipCode)) throw new DomainError('INVALID_ZIP_CODE')
  if (!isAddressNumber(number)) throw new DomainError('INVALID_ADDRESS_NUMBER')
  if (!isState(countryIsoCode, state)) throw new DomainError('INVALID_INFORMATION')
  return { ...input, zipCode: countryIsoCode === 'BR' ? zipCode.replace('-', '') : zipCode }
}

/** Returns the changed fields, or every filled-in field of a new address; empty texts count as null. */
export function addressChanges(before: AddressInput | null, after: AddressInput): FieldChange[] {
  return Object.entries(comparedFields).flatMap(([field, key]): FieldChange[] => {
    const change = fieldChange(field as FieldChange['field'], before?.[key as keyof AddressInput] ?? '', after[key as keyof AddressInput])
    return change ? [change] : []
  })
}

/** Returns the change of a field; null if nothing changed. */
export function fieldChange(field: FieldChange['field'], before: string | null, after: string | null): FieldChange | null {
  const [oldValue, newValue] = [before || null, after || null]
  return oldValue === newValue ? null : { field, oldValue, newValue }
}

/** Returns fields that were asked for and not confirmed since: the contact and the addresses are confirmed separately. */
export function missingFields(
  { fields, askedAt }: Pick<UpdateRequest, 'fields' | 'askedAt'>,
  confirmed: { contact: string | null; address: string | null },
): PersonalField[] {
  const isDone = (at: string | null) => at !== null && Date.parse(at) >= Date.parse(askedAt)
  return fields.filter((field) => !isDone((addressFields as readonly string[]).includes(field) ? confirmed.address : confirmed.contact))
}
