import { z } from 'zod'
import { appLocales } from '../locales.ts'
import type { TemplatedDocument } from './report-folders.ts'

/** A file of more bytes is not read. Heights are in points. */
export const templateLimits = {
  bytes: 65_536,
  blocks: 40,
  heading: 120,
  text: 2_000,
  fields: 12,
  instructions: 4,
  instruction: 160,
  spacer: { least: 4, most: 120 },
  /** The maximum number of pages of one report, not counting its table of payments. */
  pages: 6,
} as const

/** Fields that texts may refer to and tables may show. */
export const templateFields = {
  'income-report': [
    'corporateName',
    'beneficiaryTaxId',
    'course',
    'studentName',
    'registration',
    'payerTaxId',
    'baseYear',
    'totalNet',
    'totalPaid',
  ],
  'bank-slip': [
    'corporateName',
    'beneficiaryTaxId',
    'beneficiaryAccount',
    'bankName',
    'studentName',
    'registration',
    'payerTaxId',
    'amount',
    'dueDate',
    'payableUntil',
    'issuedOn',
    'ourNumber',
    'documentNumber',
  ],
} as const satisfies Record<TemplatedDocument, readonly string[]>
export type TemplateField = (typeof templateFields)[TemplatedDocument][number]

/** Parts that the product always draws itself, whatever a template adds around them. */
export const templateParts = {
  'income-report': ['total', 'payments'],
  'bank-slip': ['howToPay', 'payerReceipt', 'debts'],
} as const satisfies Record<TemplatedDocument, readonly string[]>
export type TemplatePart = (typeof templateParts)[TemplatedDocument][number]

/** A text in one or more languages, with `{field}` placeholders. Readers of other languages get the first one. */
const texts = (most: number, allowed: RegExp) =>
  z.partialRecord(appLocales, z.string().trim().min(1).max(most).regex(allowed)).refine((given) => Object.keys(given).length > 0)
// PostgreSQL can store neither NUL nor unpaired surrogates.
const oneLine = (most: number) => texts(most, /^[^\p{Cc}\p{Cs}]*$/u)
const lines = (most: number) => texts(most, /^(?:\n|[^\p{Cc}\p{Cs}])*$/u)
export type TemplateText = z.output<ReturnType<typeof texts>>

const getBlocks = <Field extends string, Part extends string>(fields: readonly Field[], parts: readonly Part[]) =>
  z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('heading'), text: oneLine(templateLimits.heading) }),
        /** A note is smaller and grey. */
        z.strictObject({ type: z.literal('text'), text: lines(templateLimits.text), look: z.enum(['plain', 'note']).optional() }),
        z.strictObject({ type: z.literal('fields'), fields: z.array(z.enum(fields)).min(1).max(templateLimits.fields) }),
        z.strictObject({
          type: z.literal('spacer'),
          height: z.number().min(templateLimits.spacer.least).max(templateLimits.spacer.most),
        }),
        z.strictObject({ type: z.literal('part'), part: z.enum(parts) }),
      ]),
    )
    .min(1)
    .max(templateLimits.blocks)

const common = {
  /** The version of this format. */
  version: z.literal(1),
  /** Replaces the product's own title. */
  title: oneLine(templateLimits.heading).optional(),
}

const incomeTemplate = z.strictObject({
  ...common,
  document: z.literal('income-report'),
  blocks: getBlocks(templateFields['income-report'], templateParts['income-report']),
})

const slipTemplate = z.strictObject({
  ...common,
  document: z.literal('bank-slip'),
  blocks: getBlocks(templateFields['bank-slip'], templateParts['bank-slip']),
  /** Instructions for cashiers and payers, printed after the product's own in the bank's part. */
  instructions: z.array(oneLine(templateLimits.instruction)).max(templateLimits.instructions).optional(),
})

/** A template that arranges texts and fields of a document around what the product draws. It is data, never code. */
export const reportTemplate = z.discriminatedUnion('document', [incomeTemplate, slipTemplate])
export type ReportTemplate = z.output<typeof reportTemplate>
export type TemplateBlock = ReportTemplate['blocks'][number]
export type IncomeTemplate = z.output<typeof incomeTemplate>
export type SlipTemplate = z.output<typeof slipTemplate>
