import type { HTMLAttributes } from 'react'

/** The format of one kind of number. The value is the text without punctuation. */
export interface Mask {
  accepts: RegExp
  /** Converts typed or pasted text to the value, truncated to the maximum length. */
  strip: (text: string) => string
  format: (value: string) => string
  /** Checks length and check digits of a value. */
  isValid: (value: string) => boolean
  inputMode: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string | undefined
  capitals?: true | undefined
}

export function getDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/** Writes a value into a pattern where `0` stands for one character: `00000-000`. Ends where the value ends. */
export function applyPattern(pattern: string, value: string): string {
  let written = ''
  let next = 0
  for (const sign of pattern) {
    if (next === value.length) break
    written += sign === '0' ? value[next++] : sign
  }
  return written
}

export interface Edit {
  text: string
  caret: number
  previous: string
  /** The event's `inputType`; undefined for autofill. */
  type?: string | undefined
}

export interface Edited {
  value: string
  text: string
  caret: number
}

/** Applies the mask to an edit. The caret stays after the same character; deleting only punctuation deletes the character beyond it. */
export function writeEdited(mask: Mask, { text, caret, previous, type = '' }: Edit): Edited {
  const getSigns = (part: string) =>
    Array.from(part)
      .filter((sign) => mask.accepts.test(sign))
      .join('')
  let before = getSigns(text.slice(0, caret))
  let after = getSigns(text.slice(caret))

  if (type.startsWith('delete')) {
    if (before + after === getSigns(previous)) {
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
  // Text in another format ("+55", a four-digit year) does not map to a caret position.
  const isAsTyped = value.length <= before.length + after.length && value.startsWith(mask.strip(before))
  return write(mask, value, isAsTyped ? before.length : value.length)
}

function write(mask: Mask, value: string, before: number): Edited {
  const text = mask.format(value)
  return { value, text, caret: caretPosition(mask, text, before) }
}

function caretPosition(mask: Mask, text: string, count: number): number {
  let seen = 0
  for (let place = 0; place < text.length; place++) {
    if (seen === count) return place
    if (mask.accepts.test(text.charAt(place))) seen++
  }
  return text.length
}
