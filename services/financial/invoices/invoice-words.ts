import type { Locale } from '#config'
import type { InvoiceStatus } from '#api/financial/invoices.ts'

interface InvoiceWords {
  title: string
  number: string
  issueDate: string
  competency: string
  verificationCode: string
  status: string
  item: string
  issuer: string
  issuerTaxId: string
  student: string
  studentTaxId: string
  registration: string
  course: string
  statuses: Record<InvoiceStatus, string>
  canceled: string
}

export const invoiceWords: Record<Locale, InvoiceWords> = {
  'pt-BR': {
    title: 'Nota fiscal',
    number: 'Número',
    issueDate: 'Emissão',
    competency: 'Competência',
    verificationCode: 'Código de verificação',
    status: 'Situação',
    item: 'Referente a',
    issuer: 'Emitente',
    issuerTaxId: 'CNPJ do emitente',
    student: 'Tomador',
    studentTaxId: 'CPF do tomador',
    registration: 'Matrícula',
    course: 'Curso',
    statuses: { pending: 'Pendente', settled: 'Quitada', canceled: 'Cancelada' },
    canceled: 'Esta nota foi cancelada e não vale como comprovante.',
  },
  en: {
    title: 'Invoice',
    number: 'Number',
    issueDate: 'Issue date',
    competency: 'Reference month',
    verificationCode: 'Verification code',
    status: 'Status',
    item: 'For',
    issuer: 'Issuer',
    issuerTaxId: 'Issuer tax ID (CNPJ)',
    student: 'Billed to',
    studentTaxId: 'Tax ID (CPF)',
    registration: 'Enrollment no.',
    course: 'Course',
    statuses: { pending: 'Pending', settled: 'Settled', canceled: 'Canceled' },
    canceled: 'This invoice was canceled and is no proof of anything.',
  },
  es: {
    title: 'Factura',
    number: 'Número',
    issueDate: 'Emisión',
    competency: 'Mes de referencia',
    verificationCode: 'Código de verificación',
    status: 'Estado',
    item: 'Por concepto de',
    issuer: 'Emisor',
    issuerTaxId: 'CNPJ del emisor',
    student: 'Cliente',
    studentTaxId: 'CPF del cliente',
    registration: 'Matrícula',
    course: 'Carrera',
    statuses: { pending: 'Pendiente', settled: 'Pagada', canceled: 'Anulada' },
    canceled: 'Esta factura fue anulada y no sirve como comprobante.',
  },
}
