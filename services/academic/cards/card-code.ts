import { randomBytes, randomInt } from 'node:crypto'
import { validationCode } from '#api/academic/student-cards.ts'

/** 128 bits for a public address. */
export const newValidationCode = (): string => randomBytes(16).toString('base64url')

/** Characters of codes, without letters that could be misread as digits or as each other. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight letters and digits in two groups, such as `7KQ4-M2XD`. */
export function newTypedCode(): string {
  const typed = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  return `${typed.slice(0, 4)}-${typed.slice(4)}`
}

export type ReadCode = { kind: 'typed'; code: string } | { kind: 'scanned'; code: string; proof: string | null } | null

/** Reads the content of a QR code (the validation address, with a proof) or a code typed by hand. Null when it is neither. */
export function readCode(text: string): ReadCode {
  const typed = text.replace(/[\s-]/g, '').toUpperCase()
  if (typed.length === 8 && [...typed].every((letter) => letters.includes(letter)))
    return { kind: 'typed', code: `${typed.slice(0, 4)}-${typed.slice(4)}` }
  const url = URL.parse(text)
  const code = url?.pathname.split('/').at(-1) ?? text
  if (!validationCode.safeParse(code).success) return null
  return { kind: 'scanned', code, proof: url?.searchParams.get('proof') ?? null }
}
