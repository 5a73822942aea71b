import { z } from 'zod'

/** Documents for which an institution can have templates, by the names used in templates and their files. */
export const templatedDocument = z.enum(['income-report', 'bank-slip'])
export type TemplatedDocument = z.infer<typeof templatedDocument>

/** The names that callers use (docs/requirements/academic-and-financial.md, section 3). */
const onWire = { 'income-report': 'irpf', 'bank-slip': 'bankSlip' } as const satisfies Record<TemplatedDocument, string>
type WireName<Document extends TemplatedDocument> = (typeof onWire)[Document]

/** Returns a schema that accepts a document's name on the wire and its former name there. */
export const documentNamed = <Document extends TemplatedDocument>(document: Document) =>
  z.literal<readonly [WireName<Document>, Document]>([onWire[document], document]).transform(() => document)

/** Any document name that callers may send. */
export const sampleDocument = z.union([documentNamed('income-report'), documentNamed('bank-slip')])

type DocumentOnWire = WireName<TemplatedDocument>
/** Translates a document's name for callers; a name already in their form stays unchanged. */
export const documentNotice = z
  .enum(['irpf', 'bankSlip', ...templatedDocument.options])
  .transform((name): DocumentOnWire => (name === 'irpf' || name === 'bankSlip' ? name : onWire[name]))

export const documentToWire = <Given extends { document: TemplatedDocument }>(given: Given) => ({
  ...given,
  document: onWire[given.document],
})

export function documentFromWire<Told extends { document: DocumentOnWire }>(
  told: Told,
): Omit<Told, 'document'> & { document: TemplatedDocument } {
  const document = templatedDocument.options.find((name) => onWire[name] === told.document)
  return { ...told, document: templatedDocument.parse(document) }
}

/** Folders of templates on the wire: callers know each under two names. */
export const reportFolder = z.enum(['IncomeReport', 'IRPF', 'BankSlips', 'bank'])
export type ReportFolder = z.infer<typeof reportFolder>

export const documentOfFolder: Record<ReportFolder, TemplatedDocument> = {
  IncomeReport: 'income-report',
  IRPF: 'income-report',
  BankSlips: 'bank-slip',
  bank: 'bank-slip',
}
