import type { AppLocale } from '#api/locales.ts'
import type { TemplatedDocument } from '#api/financial/report-folders.ts'
import {
  type ReportTemplate,
  type TemplateBlock,
  templateFields,
  templateParts,
  type TemplateText,
} from '#api/financial/template-content.ts'
import type { TemplateFault } from '#api/financial/template-faults.ts'

/** Returns the text with other words in one language; without words, that language is removed. */
export function withWords(text: TemplateText | undefined, locale: AppLocale, words: string): TemplateText {
  const { [locale]: _, ...others } = text ?? {}
  return words === '' ? others : { ...others, [locale]: words }
}

/** Kinds of blocks that may be added; each part of the document only once. */
export type NewBlock = Exclude<TemplateBlock['type'], 'part'> | `part:${string}`

export function missingParts({ document, blocks }: ReportTemplate): string[] {
  const there = new Set(blocks.map((block) => (block.type === 'part' ? block.part : null)))
  return templateParts[document].filter((part) => !there.has(part))
}

export function newBlock(document: TemplatedDocument, kind: NewBlock): TemplateBlock {
  if (kind === 'spacer') return { type: 'spacer', height: 12 }
  if (kind === 'fields') return { type: 'fields', fields: [templateFields[document][0]] } as TemplateBlock
  if (kind === 'heading' || kind === 'text') return { type: kind, text: {} }
  return { type: 'part', part: kind.slice('part:'.length) } as TemplateBlock
}

/** Returns the template with other blocks, which must belong to the same kind of document. */
export const withBlocks = (template: ReportTemplate, blocks: readonly TemplateBlock[]): ReportTemplate =>
  ({ ...template, blocks }) as ReportTemplate

/** Returns the faults at a path of the template, or below it. */
export const errorsUnderPath = (faults: readonly TemplateFault[], path: ReadonlyArray<string | number>): TemplateFault[] =>
  faults.filter((fault) => path.every((part, nth) => fault.path[nth] === part))
