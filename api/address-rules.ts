/* Rules that forms and the service share. Without imports: browsers load it. */

/** docs/requirements/academic-and-financial.md, section 3, data update; `uf` is `state`. */
export const contactFields = ['phone', 'mobile', 'email'] as const
export const addressFields = ['zipCode', 'state', 'city', 'address', 'number', 'neighborhood', 'complement'] as const

/** Addresses that a person may have. */
export const maxAddresses = 5

/** In Brazil eight digits, from 01000-000 on; elsewhere what the post of the country writes, or nothing. */
export function isZipCode(countryIsoCode: string, zipCode: string): boolean {
  if (countryIsoCode === 'BR') return /^\d{5}-?\d{3}$/.test(zipCode) && zipCode >= '01'
  return zipCode === '' || /^[\p{L}\d][\p{L}\d -]{0,10}$/u.test(zipCode)
}

/** A number with what belongs to it (`120`, `120-A`, `km 12`), or `S/N` for a building without one. */
export function isAddressNumber(number: string): boolean {
  return /^s\/?n$/i.test(number) || (/^[\p{L}\d][\p{L}\d ./-]{0,9}$/u.test(number) && /\d/.test(number))
}

/** In Brazil the abbreviation, such as `SP`. */
export function isState(countryIsoCode: string, state: string): boolean {
  return countryIsoCode !== 'BR' || /^[A-Z]{2}$/.test(state)
}

/** Digits with area code. */
export const isPhone = (digits: string): boolean => /^\d{10,15}$/.test(digits)

/** In Brazil 9 follows the area code. From abroad, a number with its country code. */
export const isMobile = (digits: string): boolean => /^(?:(?:55)?\d{2}9\d{8}|(?!55)\d{12,15})$/.test(digits)
