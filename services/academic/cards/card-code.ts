import { randomBytes, randomInt } from 'node:crypto'
import { cardLetters as letters, shortCardCode } from '#api/academic/card-letters.ts'
import { validationCode } from '#api/academic/student-cards.ts'

/** 128 bits for a public address. */
export const newValidationCode = (): string => randomBytes(16).toString('base64url')

/** Eight letters and digits in two groups, such as `7KQ4-M2XD`. */
export function newTypedCode(): string {
  const typed = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  return inGroups(typed)
}

const inGroups = (typed: string) => `${typed.slice(0, 4)}-${typed.slice(4, 8)}`

export type ReadCode =
  | { kind: 'typed'; code: string }
  /** `code` is the typed one. */
  | { kind: 'stamped'; code: string; stamp: string }
  | { kind: 'scanned'; code: string; proof: string | null }
  | null

/** Reads the content of a QR code (a validation address, short or with a proof) or a code typed by hand. Null when it is neither. */
export function readCode(text: string): ReadCode {
  const typed = text.replace(/[\s-]/g, '').toUpperCase()
  if (typed.length === 8 && [...typed].every((letter) => letters.includes(letter))) return { kind: 'typed', code: inGroups(typed) }
  const url = URL.parse(text)
  const code = url?.pathname.split('/').at(-1) ?? text
  if (shortCardCode.test(code)) return { kind: 'stamped', code: inGroups(code), stamp: code.slice(8) }
  if (!validationCode.safeParse(code).success) return null
  return { kind: 'scanned', code, proof: url?.searchParams.get('proof') ?? null }
}
