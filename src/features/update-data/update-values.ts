import { isAddressNumber, isMobile, isPhone, isState, isZipCode } from '#api/address-rules.ts'
import type { AddressInput, AddressPurpose, ContactInput, PersonalAddress, PersonalData } from '#api/academic/personal-data.ts'
import type { PortalErrorCode } from '../../request/portal-error.ts'

/** The address that the form holds: one of the person's, or a new one. */
export type AddressChoice = number | 'new'

/** Key order is the order of the form. */
export interface UpdateValues {
  mobile: string
  phone: string
  email: string
  currentPassword: string
  /** An `AddressPurpose`, as a string for the select. */
  purpose: string
  countryIsoCode: string
  zipCode: string
  state: string
  city: string
  address: string
  number: string
  neighborhood: string
  complement: string
}

export type UpdateProblem = 'missing' | 'invalid'
export type UpdateProblems = Partial<Record<keyof UpdateValues, UpdateProblem>>

/** `saved`, or why not. Null where there was nothing to save. */
export interface SaveOutcome {
  contact: 'saved' | PortalErrorCode
  address: 'saved' | PortalErrorCode | null
  /** The id of the address that was saved. */
  addressId?: number | undefined
}

/** Field beside which a refusal is explained. */
export const fieldOfRefusal: Partial<Record<PortalErrorCode, keyof UpdateValues>> = {
  WRONG_PASSWORD: 'currentPassword',
  EMAIL_TAKEN: 'email',
  INVALID_ZIP_CODE: 'zipCode',
  INVALID_ADDRESS_NUMBER: 'number',
}

/** Returns the reasons why contact or address were not saved. */
export const getRefusals = ({ contact, address }: SaveOutcome): PortalErrorCode[] =>
  [contact, address].filter((half) => half !== 'saved' && half !== null)

/** The halves that differ from what was saved before; the other is only confirmed. */
export interface ChangedHalves {
  contact: boolean
  address: boolean
}

/** The form that was posted before scripts ran, as the page shows it again. */
export interface PostedUpdate {
  values: UpdateValues
  problems: UpdateProblems
  outcome: SaveOutcome | null
  changed: ChangedHalves
}

const emptyAddress = { countryIsoCode: 'BR', zipCode: '', state: '', city: '', address: '', number: '', neighborhood: '', complement: '' }

export function getValues(
  { phone, mobile, pendingMobile, email, addresses }: Pick<PersonalData, 'phone' | 'mobile' | 'pendingMobile' | 'email' | 'addresses'>,
  choice: AddressChoice,
): UpdateValues {
  const found = addresses.find(({ addressId }) => addressId === choice)
  const { addressId: _addressId, ...address } = found ?? {
    ...emptyAddress,
    addressId: 0,
    purpose: addresses.length > 0 ? 'other' : 'residence',
  }
  // A number that still waits for its code counts as the entered one.
  return { mobile: pendingMobile?.mobile ?? mobile ?? '', phone: phone ?? '', email: email ?? '', currentPassword: '', ...address }
}

/** Returns the address to edit: the requested one if it exists, else the first, which is the residence, or a new one. */
export function chosenAddress({ addresses }: Pick<PersonalData, 'addresses'>, asked: AddressChoice | undefined): AddressChoice {
  const known = asked === 'new' || addresses.some(({ addressId }) => addressId === asked) ? asked : undefined
  return known ?? addresses[0]?.addressId ?? 'new'
}

/** @param saved what the person had before: a new email needs the password, a mobile number that stays no check */
export function getProblems(
  values: UpdateValues,
  saved: Pick<PersonalData, 'email' | 'pendingEmail' | 'mobile' | 'pendingMobile'>,
): UpdateProblems {
  const { phone, mobile, email, currentPassword, ...address } = trimmed(values)
  const problems: UpdateProblems = {}
  const isSaved = mobile === saved.mobile || mobile === saved.pendingMobile?.mobile
  if (mobile && !isSaved && !isMobile(mobile)) problems.mobile = 'invalid'
  if (phone && !isPhone(phone)) problems.phone = 'invalid'
  if (email === '') problems.email = saved.email ? 'missing' : undefined
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email)) problems.email = 'invalid'
  if (email && isNewEmail(email, saved) && currentPassword === '') problems.currentPassword = 'missing'
  if (isAddressEmpty(values)) return withoutEmpty(problems)
  const { countryIsoCode, zipCode, state, number } = address
  for (const name of ['city', 'address', 'number'] as const) if (address[name] === '') problems[name] = 'missing'
  if (!isZipCode(countryIsoCode, zipCode)) problems.zipCode = zipCode === '' ? 'missing' : 'invalid'
  if (!isState(countryIsoCode, state)) problems.state = state === '' ? 'missing' : 'invalid'
  if (number !== '' && !isAddressNumber(number)) problems.number = 'invalid'
  return withoutEmpty(problems)
}

const withoutEmpty = (problems: UpdateProblems) =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as UpdateProblems

export function isNewEmail(email: string, saved: Pick<PersonalData, 'email' | 'pendingEmail'>): boolean {
  const asked = email.trim().toLowerCase()
  return asked !== (saved.email ?? '') && asked !== saved.pendingEmail
}

export function changedHalves(values: UpdateValues, saved: UpdateValues): ChangedHalves {
  const now = trimmed(values)
  const differs = (Object.keys(saved) as Array<keyof UpdateValues>).filter(
    (name) => name !== 'currentPassword' && now[name] !== saved[name],
  )
  const isContact = (name: keyof UpdateValues) => name === 'mobile' || name === 'phone' || name === 'email'
  return { contact: differs.some(isContact), address: !differs.every(isContact) }
}

/** Returns whether the address is empty: it is not required for saving the contact. */
export function isAddressEmpty(values: UpdateValues): boolean {
  return (['zipCode', 'city', 'address', 'number', 'neighborhood', 'complement'] as const).every((name) => values[name].trim() === '')
}

export function toContact(values: UpdateValues): ContactInput {
  const { mobile, phone, email, currentPassword } = trimmed(values)
  return { mobile: mobile || null, phone: phone || null, email, ...(currentPassword && { currentPassword }) }
}

/** Returns the address of the form; null if it is empty. */
export function toAddress(values: UpdateValues, choice: AddressChoice): AddressInput | PersonalAddress | null {
  if (isAddressEmpty(values)) return null
  const { mobile: _mobile, phone: _phone, email: _email, currentPassword: _password, ...rest } = trimmed(values)
  const address = { ...rest, purpose: rest.purpose as AddressPurpose }
  return choice === 'new' ? address : { ...address, addressId: choice }
}

function trimmed(values: UpdateValues): UpdateValues {
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, name === 'currentPassword' ? value : value.trim()]),
  ) as unknown as UpdateValues
  return { ...texts, state: texts.countryIsoCode === 'BR' ? texts.state.toUpperCase() : texts.state }
}
