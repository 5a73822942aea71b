import { useLingui } from '@lingui/react/macro'
import type { AppLocale } from '#api/locales.ts'
import type { TemplatedDocument } from '#api/financial/report-folders.ts'
import { type TemplateBlock, type TemplateField, templateFields, type TemplatePart } from '#api/financial/template-content.ts'

/** Returns names for the parts of a template. */
export function useTemplateWords() {
  const { t } = useLingui()
  const documents: Record<TemplatedDocument, string> = {
    'income-report': t`Informe de pagamentos`,
    'bank-slip': t`Boleto`,
  }
  const fields: Record<TemplateField, string> = {
    corporateName: t`Razão social da instituição`,
    beneficiaryTaxId: t`CNPJ da instituição`,
    beneficiaryAccount: t`Agência e conta`,
    bankName: t`Banco`,
    course: t`Curso`,
    studentName: t`Nome do estudante`,
    registration: t`Matrícula`,
    payerTaxId: t`CPF do pagador`,
    baseYear: t`Ano-base`,
    totalNet: t`Total líquido no ano`,
    totalPaid: t`Total pago no ano`,
    amount: t`Valor do boleto`,
    dueDate: t`Vencimento`,
    payableUntil: t`Último dia para pagar`,
    issuedOn: t`Data de emissão`,
    ourNumber: t`Nosso número`,
    documentNumber: t`Número do documento`,
  }
  /** Returns the document's fields as options, grouped by what they belong to. */
  const fieldGroups = (document: TemplatedDocument) => {
    const names = { institution: t`Instituição`, student: t`Estudante`, document: documents[document] }
    return (['institution', 'student', 'document'] as const).map((group) => ({
      label: names[group],
      options: templateFields[document]
        .filter((field) => groupByField[field] === group)
        .map((field) => ({ value: field, label: fields[field] })),
    }))
  }
  const parts: Record<TemplatePart, string> = {
    total: t`Total do ano em destaque`,
    payments: t`Tabela dos pagamentos`,
    howToPay: t`Como pagar`,
    payerReceipt: t`Recibo do pagador`,
    debts: t`O que o boleto paga`,
  }
  const blocks: Record<TemplateBlock['type'], string> = {
    heading: t`Título de seção`,
    text: t`Texto`,
    fields: t`Lista de campos`,
    spacer: t`Espaço`,
    part: t`Parte do documento`,
  }
  const languages: Record<AppLocale, string> = { 'pt-BR': t`Português`, en: t`Inglês`, es: t`Espanhol` }
  return { documents, fields, fieldGroups, parts, blocks, languages }
}

const groupByField: Record<TemplateField, 'institution' | 'student' | 'document'> = {
  corporateName: 'institution',
  beneficiaryTaxId: 'institution',
  beneficiaryAccount: 'institution',
  bankName: 'institution',
  course: 'student',
  studentName: 'student',
  registration: 'student',
  payerTaxId: 'student',
  baseYear: 'document',
  totalNet: 'document',
  totalPaid: 'document',
  amount: 'document',
  dueDate: 'document',
  payableUntil: 'document',
  issuedOn: 'document',
  ourNumber: 'document',
  documentNumber: 'document',
}
