import type { ContractDetails } from '#api/financial/contracts.ts'
import type { IncomeReport } from '#api/financial/income-report.ts'
import type { InvoiceDetails } from '#api/financial/invoices.ts'
import type { AcceptedContract, OfferedContract } from '../contracts/contract-document.ts'

export const contractHash = '0123456789abcdef'.repeat(4)
const summary: ContractDetails = {
  contractId: 1,
  enrollmentId: 1,
  number: '2026.2-00002',
  year: 2026,
  period: 2,
  status: 'active',
  effectiveDate: '2026-08-01',
  endDate: '2027-01-31',
  acceptedAt: '2026-07-02T01:30:15Z',
  course: 'Engenharia Civil',
  registration: '202310482',
  institutionName: 'Universidade Aurora, Campus Norte',
  offered: null,
  acceptance: null,
}
export const offeredContract: OfferedContract = {
  ...summary,
  offered: {
    contentId: 7,
    hash: contractHash,
    offeredAt: '2026-06-20T12:00:00Z',
    content: {
      language: 'pt-BR',
      title: 'Contrato de prestação de serviços',
      sections: [{ heading: '1. Partes', paragraphs: ['Conceição Brandão, <b>CPF</b> 529.982.247-25.', 'Segundo parágrafo.'] }],
    },
  },
}
export const acceptedContract: AcceptedContract = {
  ...offeredContract,
  acceptance: { acceptedAt: '2026-07-02T01:30:15.120Z', name: 'Conceição Brandão', taxId: '***.982.247-**', hash: contractHash },
}

export const invoice: InvoiceDetails = {
  invoiceId: 1,
  invoiceNumber: '2026-000042',
  verificationCode: 'A1B2C3',
  issueDate: '2026-11-05',
  competency: '2026-10-01',
  amount: 122_635,
  status: 'settled',
  debtId: 1,
  description: null,
  installment: null,
  type: 'tuition',
  course: 'Engenharia Civil',
  registration: '202310482',
  institutionName: 'Universidade Aurora, Campus Norte',
  institutionTaxId: '48120357000130',
  studentName: 'Conceição Brandão',
  studentTaxId: '52998224725',
}

/** A report of the payments of one course in 2025. */
export const paymentsReport = (lines: number): IncomeReport => ({
  baseYear: 2025,
  enrollmentId: 1,
  beneficiary: { corporateName: 'Universidade Aurora, Campus Norte', taxId: '48120357000130', course: 'Engenharia Civil' },
  payer: { student: 'Conceição Brandão', registration: '202310482', taxId: '52998224725' },
  lines: Array.from({ length: lines }, (_, index) => ({
    type: 'tuition' as const,
    description: index === 1 ? 'Segunda via do diploma' : null,
    installment: index === 2 ? { agreementId: 4, number: 1, count: 3 } : null,
    invoiceNumber: index === 0 ? null : `2025-${index}`,
    year: 2025,
    month: 1 + (index % 12),
    paymentDate: '2025-03-09',
    ticketNumber: `2025-${String(index).padStart(8, '0')}`,
    netAmount: 119_800,
    amountPaid: 122_635,
  })),
  totalNet: 119_800 * lines,
  totalPaid: 122_635 * lines,
})
