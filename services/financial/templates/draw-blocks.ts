import type { TemplateBlock, TemplatePart, TemplateField } from '#api/financial/template-content.ts'
import type { Locale } from '#config'
import { facts, type Paper, paragraph, section } from '../../platform/documents/document-parts.ts'
import { table } from '../../platform/documents/document-table.ts'
import { bold, muted } from '../../platform/documents/document-text.ts'
import { filledText, type TemplateValues } from './template-values.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { incomeReportWords } from '../income-reports/income-report-words.ts'
import { localized } from '../../platform/i18n/localized.ts'

/** Labels of fields in a table of a document. */
function fieldLabels(locale: Locale): Record<TemplateField, string> {
  const { corporateName, beneficiaryTaxId, course, student, registration, payerTaxId, baseYear, totalPaid } = incomeReportWords[locale]
  return { corporateName, beneficiaryTaxId, course, studentName: student, registration, payerTaxId, baseYear, totalPaid, ...others[locale] }
}

const others = localized({
  totalNet: msg`Total líquido no ano`,
  beneficiaryAccount: msg`Agência e conta`,
  bankName: msg`Banco`,
  amount: msg`Valor`,
  dueDate: msg`Vencimento`,
  payableUntil: msg`Pode ser pago até`,
  issuedOn: msg`Emitido em`,
  ourNumber: msg`Nosso número`,
  documentNumber: msg`Número do documento`,
})

/** Message of the error thrown in the worker, from which only the message is passed on. */
export const overflow = 'The template takes more room than the document has'

export interface BlockPlan {
  blocks: readonly TemplateBlock[]
  values: TemplateValues
  locale: Locale
  /** What the product draws itself. */
  parts: Partial<Record<TemplatePart, () => void>>
  /** Whether it is a bank slip, where everything has to fit on one page. */
  isCompact: boolean
  /** The most pages for blocks, not counting those of the product's parts. */
  pages: number
}

const compact = { size: 9, leading: 12.6 }
const compactNote = { size: 7.5, leading: 9.6, color: muted }
const compactHeading = { tag: 'H2', font: bold, size: 11, leading: 12.1, before: 6, after: 3 } as const
const compactTable = {
  columns: [
    { header: true, lines: 1, color: muted },
    { width: 320, right: true, lines: 1 },
  ],
  gap: 12,
  padding: 2.5,
  size: 9,
  leading: 9.9,
}

/** Draws blocks from top to bottom. Throws `overflow` once they take more than `pages`. */
export function drawBlocks(paper: Paper, { blocks, values, locale, parts, isCompact, pages }: BlockPlan): void {
  const labels = fieldLabels(locale)
  const first = paper.feet.length
  let pagesOfParts = 0
  for (const block of blocks) {
    const before = paper.feet.length
    drawBlock(paper, block)
    if (block.type === 'part') pagesOfParts += paper.feet.length - before
    if (paper.feet.length - first - pagesOfParts >= pages) throw new Error(overflow)
  }

  function drawBlock(on: Paper, block: TemplateBlock): void {
    switch (block.type) {
      case 'heading': {
        const words = filledText(block.text, values, locale)
        return isCompact ? paragraph(on, words, compactHeading) : section(on, words, { before: 20, ahead: 60 })
      }
      case 'text': {
        const words = filledText(block.text, values, locale)
        const isNote = block.look === 'note'
        if (isCompact) return paragraph(on, words, { ...(isNote ? compactNote : compact), after: 4 })
        return paragraph(on, words, { ...(isNote && { color: muted }), before: isNote ? 12 : 4, after: 6 })
      }
      case 'fields': {
        const rows = block.fields.map((field) => [labels[field], values[field] ?? ''] as const)
        return isCompact
          ? table(
              on,
              compactTable,
              rows.map((cells) => ({ cells })),
            )
          : facts(on, rows)
      }
      case 'spacer':
        on.y = Math.min(on.y + block.height, on.bottom)
        return
      case 'part':
        return parts[block.part]?.()
    }
  }
}
