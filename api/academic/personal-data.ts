import { oc } from '@orpc/contract'
import { z } from 'zod'
import { addressFields, contactFields } from '../address-rules.ts'
import { countryIsoCode } from '../localities.ts'
import { mobileProof, pendingMobile } from '../users/mobile-proof.ts'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { civilDate, entityId, instant, createPageSchema, pageQuery } from '../shared.ts'

export const personalField = z.enum([...contactFields, ...addressFields])
export type PersonalField = z.infer<typeof personalField>

export const addressPurpose = z.enum(['residence', 'correspondence', 'other'])
export type AddressPurpose = z.infer<typeof addressPurpose>

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u)

export const addressInput = z.object({
  purpose: addressPurpose,
  countryIsoCode,
  /** Digits in Brazil; empty where a country has none. */
  zipCode: line(12),
  /** Abbreviation in Brazil, such as `SP`. */
  state: line(60),
  city: line(100).min(1),
  address: line(150).min(1),
  number: line(10).min(1),
  neighborhood: line(100),
  complement: line(100),
})
export type AddressInput = z.infer<typeof addressInput>

export const personalAddress = addressInput.extend({ addressId: entityId })
export type PersonalAddress = z.infer<typeof personalAddress>

export const contactInput = z.object({
  /** Digits with area code; null removes it. */
  phone: z.string().max(20).nullable(),
  /** Mobile number; where messages are sent, a new one takes effect once the code sent to it is entered. */
  mobile: z.string().max(20).nullable(),
  /** Email address; a new one takes effect once the link mailed to it is opened. */
  email: z.string().max(254),
  /** Required only to change the email. */
  currentPassword: z.string().max(256).optional(),
})
export type ContactInput = z.infer<typeof contactInput>

/** The institution's request to confirm personal data. */
const updateRequest = z.object({
  dueOn: civilDate,
  askedAt: instant,
  fields: z.array(personalField),
  /** The portal leads the person to the page once in each session; otherwise it only reminds. */
  isRequired: z.boolean().default(false),
  /** Those of `fields` that were not confirmed since; empty when done. */
  missing: z.array(personalField),
})
export type UpdateRequest = z.infer<typeof updateRequest>

export const personalData = z.object({
  phone: z.string().nullable(),
  mobile: z.string().nullable(),
  mobileProof,
  pendingMobile: pendingMobile.nullable(),
  email: z.string().nullable(),
  pendingEmail: z.string().nullable(),
  addresses: z.array(personalAddress),
  request: updateRequest.nullable(),
})
export type PersonalData = z.infer<typeof personalData>

export const personalDataChange = z.object({
  changeId: entityId,
  changedAt: instant,
  /** Name of the person who made the change; null if the account no longer exists. */
  changedBy: z.string().nullable(),
  field: z.enum([...personalField.options, 'purpose', 'country']),
  /** The address that was changed; null for changes of contact data. */
  addressId: entityId.nullable(),
  oldValue: z.string().nullable(),
  newValue: z.string().nullable(),
})
export type PersonalDataChange = z.infer<typeof personalDataChange>

const myInformation = z.object({
  name: z.string(),
  /** The CPF; null for people without an enrollment. */
  taxId: z.string().nullable(),
  academicRecords: z.array(z.string()),
})

const addressErrors = withErrors('INVALID_INFORMATION', 'INVALID_ZIP_CODE', 'INVALID_ADDRESS_NUMBER')

/** docs/requirements/academic-and-financial.md, section 7, for students and candidates. */
export const personalDataContract = {
  myInformations: oc
    .route({ method: 'GET', path: '/my-informations', summary: 'Who the person is for the institution' })
    .errors(commonErrors)
    .output(myInformation),
  get: oc
    .route({ method: 'GET', path: '/update-data', summary: 'Contact and addresses, and what the institution wants confirmed' })
    .errors(commonErrors)
    .output(personalData),
  changes: oc
    .route({ method: 'GET', path: '/update-data/changes', summary: 'Who changed what, newest first; pages count what was saved at once' })
    .errors(commonErrors)
    .input(pageQuery)
    .output(createPageSchema(personalDataChange)),
  updateContact: oc
    .route({ method: 'PUT', path: '/update-data', summary: 'Replace or confirm phone, mobile and email' })
    .errors(withErrors('INVALID_INFORMATION', 'EMAIL_TAKEN', 'WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS'))
    .input(contactInput)
    .output(personalData),
  addAddress: oc
    .route({ method: 'POST', path: '/update-data/address', summary: 'Add an address', successStatus: 201 })
    .errors({ ...addressErrors, ...withErrors('TOO_MANY_ADDRESSES') })
    .input(addressInput)
    .output(personalAddress),
  updateAddress: oc
    .route({ method: 'PUT', path: '/update-data/address/{addressId}', summary: 'Replace or confirm an address' })
    .errors(addressErrors)
    .input(personalAddress)
    .output(personalAddress),
}
