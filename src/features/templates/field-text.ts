import type { ReportTemplate } from '#api/financial/template-content.ts'
import { placeholder, getTexts } from '#api/financial/template-rules.ts'
import { foldText } from '#design/components/choices/fold-text.ts'

/** The names of a document's fields, by identifier, in the language of the person who edits. */
export type FieldNames = Readonly<Record<string, string>>

/** Matches text in braces, whether it is a field or not. */
const braced = /\{([^{}\n]+)\}/g

/** Converts a stored text for editing: each field becomes its name in braces. */
export const editedText = (stored: string, names: FieldNames) =>
  stored.replaceAll(placeholder, (whole, field: string) => (Object.hasOwn(names, field) ? `{${names[field]}}` : whole))

/** Converts an edited text for storing: each name in braces, whatever its accents and capitals, becomes its field. */
export const storedText = (edited: string, names: FieldNames) =>
  edited.replaceAll(braced, (whole, typed: string) => {
    const field = Object.keys(names).find((one) => foldText(names[one]!) === foldText(typed))
    return field ? `{${field}}` : whole
  })

/** Inserts a field in place of the selection, or at the end if the text was never focused. */
export function withField(edited: string, name: string, selected: { start: number; end: number } | null): { text: string; caret: number } {
  const field = `{${name}}`
  if (selected) {
    const { start, end } = selected
    return { text: edited.slice(0, start) + field + edited.slice(end), caret: start + field.length }
  }
  const text = edited + (/\S$/.test(edited) ? ' ' : '') + field
  return { text, caret: text.length }
}

export interface TextPiece {
  kind: 'words' | 'field' | 'unknown'
  words: string
}

/** Splits a stored text into pieces: fields by their names, unknown names in braces as they were typed. */
export function textPieces(stored: string, names: FieldNames): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const found of stored.matchAll(braced)) {
    const field = found[1]!
    if (found.index > end) pieces.push({ kind: 'words', words: stored.slice(end, found.index) })
    pieces.push(Object.hasOwn(names, field) ? { kind: 'field', words: names[field]! } : { kind: 'unknown', words: field })
    end = found.index + found[0].length
  }
  if (end < stored.length) pieces.push({ kind: 'words', words: stored.slice(end) })
  return pieces
}

/** Returns what is in braces in any text of a template, in any language, without being a field; it is printed as it is. */
export function unknownFields(template: ReportTemplate, names: FieldNames): string[] {
  const pieces = getTexts(template).flatMap(({ text }) => Object.values(text).flatMap((stored) => textPieces(stored, names)))
  return [...new Set(pieces.filter(({ kind }) => kind === 'unknown').map(({ words }) => words))]
}
