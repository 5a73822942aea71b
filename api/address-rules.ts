/* Rules that forms and the service share. Without imports: browsers load it. */

/** docs/requirements/academic-and-financial.md, section 3, data update; `uf` is `state`. */
export const contactFields = ['phone', 'mobile', 'email'] as const
export const addressFields = ['zipCode', 'state', 'city', 'address', 'number', 'neighborhood', 'complement'] as const

/** Addresses that a person may have. */
export const maxAddresses = 5

/** Checks a postal code: in Brazil eight digits from 01000-000 on; elsewhere the national format, or nothing. */
export function isZipCode(countryIsoCode: string, zipCode: string): boolean {
  if (countryIsoCode === 'BR') return /^\d{5}-?\d{3}$/.test(zipCode) && zipCode >= '01'
  return zipCode === '' || /^[\p{L}\d][\p{L}\d -]{0,10}$/u.test(zipCode)
}

/** Checks a house number with its additions (`120`, `120-A`, `km 12`), or `S/N` for a building without one. */
export function isAddressNumber(number: string): boolean {
  return /^s\/?n$/i.test(number) || (/^[\p{L}\d][\p{L}\d ./-]{0,9}$/u.test(number) && /\d/.test(number))
}

/** In Brazil the abbreviation, such as `SP`. */
export function isState(countryIsoCode: string, state: string): boolean {
  return countryIsoCode !== 'BR' || /^[A-Z]{2}$/.test(state)
}

/** The 67 area codes of Brazil. */
const area = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])'
const [phone, mobile] = [`(?:55)?${area}(?:[2-9]\\d{7}|9\\d{8})`, `(?:55)?${area}9\\d{8}`].map(
  (home) => new RegExp(`^(?:${home}|(?!55)\\d{12,15})$`),
)

/** Digits with area code; from abroad, with country code. */
export const isPhone = (digits: string): boolean => phone!.test(digits)

/** Checks a mobile number: in Brazil the area code is followed by 9; numbers from abroad have a country code. */
export const isMobile = (digits: string): boolean => mobile!.test(digits)

/** Checks a phone number as people write it; numbers from abroad begin with a plus sign. */
export function isWrittenPhone(text: string): boolean {
  const digits = text.replace(/[\s()+.-]/g, '')
  return /^\s*\+(?!\s*55)/.test(text) ? /^\d{8,15}$/.test(digits) : isPhone(digits)
}
