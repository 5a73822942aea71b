import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../platform/i18n/localized.ts'

export const invoiceWords = localized({
  title: msg`Nota fiscal`,
  number: msg`Número`,
  issueDate: msg({ message: 'Emissão', context: 'nota fiscal' }),
  competency: msg`Competência`,
  verificationCode: msg`Código de verificação`,
  status: msg`Situação`,
  item: msg`Referente a`,
  issuer: msg`Emitente`,
  issuerTaxId: msg`CNPJ do emitente`,
  student: msg`Tomador`,
  studentTaxId: msg`CPF do tomador`,
  registration: msg({ message: 'Matrícula', context: 'financeiro' }),
  course: msg`Curso`,
  statuses: { pending: msg`Pendente`, settled: msg`Quitada`, canceled: msg({ message: 'Cancelada', context: 'nota fiscal' }) },
  canceled: msg`Esta nota foi cancelada e não vale como comprovante.`,
})
