import { getDigits, applyPattern, type Mask } from './mask.ts'

/** Formats of browsers, phones and cards: `5/2030`, `05/30`, `2030-05`. */
const monthFirst = /^\s*(\d{1,2})\s*[/.\-\s]\s*(?:20)?(\d{2})\s*$/
const yearFirst = /^\s*20(\d{2})-(\d{2})\s*$/

/** The last valid month of a card: `05/30`. */
export const cardExpiry: Mask = {
  accepts: /\d/,
  strip: (text) => {
    const [, isoYear, isoMonth] = yearFirst.exec(text) ?? []
    if (isoYear && isoMonth) return isoMonth + isoYear
    const [, month, year] = monthFirst.exec(text) ?? []
    if (month && year) return month.padStart(2, '0') + year
    return getDigits(text)
      .replace(/^[2-9]/, '0$&')
      .slice(0, 4)
  },
  format: (value) => applyPattern('00/00', value),
  isValid: (value) => /^(?:0[1-9]|1[0-2])\d{2}$/.test(value),
  inputMode: 'numeric',
  autoComplete: 'cc-exp',
}

/** Returns whether `today` is past the last valid month: `0530` is valid through May 2030. */
export function isCardExpired(expiry: string, today: { year: number; month: number }): boolean {
  const months = (year: number, month: number) => year * 12 + month
  return months(2000 + Number(expiry.slice(2)), Number(expiry.slice(0, 2))) < months(today.year, today.month)
}
