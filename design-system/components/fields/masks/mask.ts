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

/** The text after an edit, before formatting. */
export interface Edit {
  text: string
  /** How many characters stand before the caret. */
  caret: number
  /** The text before the edit. */
  previous: string
  /** The `inputType` of the browser's event; undefined where a browser filled the field in. */
  type?: string | undefined
}

export interface Edited {
  /** The bare value. */
  value: string
  /** Its writing. */
  text: string
  caret: number
}

/**
 * Formats an edited text. The caret stays behind the same character; a deletion that only
 * met punctuation takes the character beyond it; a sign typed into a full field is not taken.
 */
export function writeEdited(mask: Mask, { text, caret, previous, type = '' }: Edit): Edited {
  const signsOf = (part: string) =>
    Array.from(part)
      .filter((sign) => mask.accepts.test(sign))
      .join('')
  let before = signsOf(text.slice(0, caret))
  let after = signsOf(text.slice(caret))

  if (type.startsWith('delete')) {
    if (before + after === signsOf(previous)) {
      if (type.endsWith('Forward')) after = after.slice(1)
      else before = before.slice(0, -1)
    }
    return write(mask, mask.strip(before + after), before.length)
  }

  const isOneSign = type === 'insertText' && text.length <= previous.length + 1
  if (isOneSign && mask.strip(before + after).length < before.length + after.length) {
    const kept = before.slice(0, -1)
    return write(mask, mask.strip(kept + after), kept.length)
  }

  const value = mask.strip(text)
  // What came in another writing ("+55", a year of four digits) leaves no place for the caret but the end.
  const isAsTyped = value.length <= before.length + after.length && value.startsWith(mask.strip(before))
  return write(mask, value, isAsTyped ? before.length : value.length)
}

function write(mask: Mask, value: string, before: number): Edited {
  const text = mask.format(value)
  return { value, text, caret: placeAfter(mask, text, before) }
}

/** The place in a text after so many of its signs, punctuation not counted. */
function placeAfter(mask: Mask, text: string, count: number): number {
  let seen = 0
  for (let place = 0; place < text.length; place++) {
    if (seen === count) return place
    if (mask.accepts.test(text.charAt(place))) seen++
  }
  return text.length
}
