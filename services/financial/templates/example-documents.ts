import type { BankSlipDocument } from '#api/financial/bank-slips.ts'
import type { IncomeReport } from '#api/financial/income-report.ts'
import type { ReportTemplate } from '#api/financial/template-content.ts'
import type { Report } from '../documents/documents.ts'
import { slipBarcode, slipLine } from '../payments/slips/slip-line.ts'

/** A barcode of no bank, so that nobody can pay the slip of an example. */
const barcode = slipBarcode({ bank: '999', amount: 122_635, dueOn: '2026-11-28' }, '0000001000000000000000017')

/** The institution, course and student of an example document. */
export interface ExampleParties {
  institution: { name: string; taxId: string }
  course: string
  student: { name: string; registration: string; taxId: string; maskedTaxId: string }
}

const somebody: ExampleParties['student'] = {
  name: 'Maria Exemplo da Silva',
  registration: '000000000',
  taxId: '00000000000',
  maskedTaxId: '***.000.000-**',
}

export const exampleParties = (institution: ExampleParties['institution']): ExampleParties => ({
  institution,
  course: 'Administração',
  student: somebody,
})

export function exampleIncomeReport({ institution, course, student }: ExampleParties): IncomeReport {
  const lines = Array.from({ length: 12 }, (_, index) => ({
    type: 'tuition' as const,
    description: null,
    installment: null,
    invoiceNumber: `2025-${String(index + 1).padStart(6, '0')}`,
    year: 2025,
    month: index + 1,
    paymentDate: `2025-${String(index + 1).padStart(2, '0')}-10`,
    ticketNumber: `2025-${String(index + 1).padStart(8, '0')}`,
    netAmount: 119_800,
    amountPaid: 122_635,
  }))
  return {
    baseYear: 2025,
    enrollmentId: 1,
    beneficiary: { corporateName: institution.name, taxId: institution.taxId, course },
    payer: { student: student.name, registration: student.registration, taxId: student.taxId },
    lines,
    totalNet: 12 * 119_800,
    totalPaid: 12 * 122_635,
  }
}

const exampleDebts: BankSlipDocument['debts'] = [
  { debtId: 1, type: 'tuition', description: null, installment: null, competency: '2026-11-01', dueDate: '2026-11-28', amount: 122_635 },
]

/** @param debts of a real person; without any, an example of one */
export function exampleSlip({ institution, student }: ExampleParties, debts: BankSlipDocument['debts'] = []): BankSlipDocument {
  const shown = debts.length > 0 ? debts : exampleDebts
  return {
    paymentId: '00000000-0000-4000-8000-000000000000',
    line: slipLine(barcode),
    barcode,
    ourNumber: '10000000000000001',
    dueOn: '2026-11-28',
    payableUntil: '2026-11-30',
    issuedOn: '2026-11-21',
    documentNumber: '0000000001',
    kind: 'ME',
    portfolio: '17',
    amount: shown.reduce((sum, { amount }) => sum + amount, 0),
    bank: { code: '999-7', name: 'Banco 999' },
    beneficiary: { name: institution.name, taxId: institution.taxId, account: '0001 / 000000-0' },
    payer: { personId: null, name: student.name, taxId: student.maskedTaxId, registrations: [student.registration] },
    debts: shown,
  }
}

const long = 'Fundação Educacional e Assistencial Nossa Senhora da Conceição Aparecida de Ipê Amarelo do Rio Grande do Norte'

const longName = 'Maria Aparecida da Conceição dos Santos Albuquerque Cavalcanti'

/** Returns a report with the longest possible names and lists: a template that fits here fits in any real document. */
export function longestReport(template: ReportTemplate): Report {
  const parties: ExampleParties = {
    institution: { name: long, taxId: '48120357000130' },
    course: long,
    student: { ...somebody, name: longName },
  }
  if (template.document === 'income-report')
    return { kind: 'income-report', data: [exampleIncomeReport(parties)], templates: [template], isTrial: true }
  const debts = Array.from({ length: 30 }, (_, index) => ({
    ...exampleDebts[0]!,
    debtId: index + 1,
    description: 'Renegociação das mensalidades do segundo semestre',
    amount: 122_635,
  }))
  return { kind: 'bank-slip', data: exampleSlip(parties, debts), template }
}

export function exampleReport(parties: ExampleParties, template: ReportTemplate): Report {
  return template.document === 'income-report'
    ? { kind: 'income-report', data: [exampleIncomeReport(parties)], templates: [template] }
    : { kind: 'bank-slip', data: exampleSlip(parties), template }
}
