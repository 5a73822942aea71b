import type { ReportTemplate } from '#api/financial/template-content.ts'
import { placeholder, getTexts } from '#api/financial/template-rules.ts'
import { foldText } from '#design/components/choices/fold-text.ts'

/** Of the fields of a document, by identifier, in the language of who edits. */
export type FieldNames = Readonly<Record<string, string>>

/** What stands in braces, be it a field or not. */
const braced = /\{([^{}\n]+)\}/g

/** A stored text as it is edited: each field by its name, in braces. */
export const editedText = (stored: string, names: FieldNames) =>
  stored.replaceAll(placeholder, (whole, field: string) => (Object.hasOwn(names, field) ? `{${names[field]}}` : whole))

/** The text as it is stored: each name in braces, however its accents and capitals were typed, becomes its field. */
export const storedText = (edited: string, names: FieldNames) =>
  edited.replaceAll(braced, (whole, typed: string) => {
    const field = Object.keys(names).find((one) => foldText(names[one]!) === foldText(typed))
    return field ? `{${field}}` : whole
  })

/** An edited text with a field put in place of what is selected; at its end where nobody has been in it. */
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

/** A stored text in pieces; a field by its name, and what only looks like one by what was typed. */
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

/** What stands in braces in any text of a template, in any language, and is no field: it prints as it is. */
export function unknownFields(template: ReportTemplate, names: FieldNames): string[] {
  const pieces = getTexts(template).flatMap(({ text }) => Object.values(text).flatMap((stored) => textPieces(stored, names)))
  return [...new Set(pieces.filter(({ kind }) => kind === 'unknown').map(({ words }) => words))]
}
