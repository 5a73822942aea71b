import type { HTMLAttributes } from 'react'

/** How one kind of number is written, and what of the writing is its value. */
export interface Mask {
  /** Whether a character, as typed, is part of a value. */
  accepts: RegExp
  /** A text, typed or pasted in any writing, to the bare value. Cuts what is too long. */
  strip: (text: string) => string
  /** A bare value, whole or unfinished, to its writing. */
  format: (value: string) => string
  /** Whether a bare value is whole and its check digits are right. */
  isValid: (value: string) => boolean
  inputMode: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string | undefined
  /** Asks the keyboard of a phone for capital letters. */
  capitals?: true | undefined
}

/** The digits of a text. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Writes a bare value into a pattern where `0` stands for one character: `00000-000`. Ends where the value ends. */
export function writeInto(pattern: string, value: string): string {
  let written = ''
  let next = 0
  for (const sign of pattern) {
    if (next === value.length) break
    written += sign === '0' ? value[next++] : sign
  }
  return written
}
