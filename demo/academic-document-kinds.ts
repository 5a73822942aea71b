import type { DocumentPurpose } from '#api/academic/enrollment-documents.ts'
import type { LocalizedText } from '#api/locales.ts'

export interface DemoDocumentKind {
  /** Position among the document kinds of a tenant, and the last part of the id. */
  position: number
  purpose: DocumentPurpose
  hasBack: boolean
  /** File name that people typically use for this kind, before the side and the extension. */
  fileName: string
  name: LocalizedText
  guidance: LocalizedText
}

/** Document kinds of the demo, the same for every tenant. */
export const demoDocumentKinds: readonly DemoDocumentKind[] = [
  {
    position: 1,
    purpose: 'admission',
    hasBack: true,
    fileName: 'rg',
    name: { 'pt-BR': 'Documento de identidade', en: 'Identity document', es: 'Documento de identidad' },
    guidance: {
      'pt-BR': 'RG, CNH ou passaporte, fora do plástico, com a foto e os números legíveis.',
      en: 'Identity card, driver’s license or passport, out of its sleeve, with photo and numbers legible.',
      es: 'Cédula, licencia de conducir o pasaporte, sin funda, con la foto y los números legibles.',
    },
  },
  {
    position: 2,
    purpose: 'admission',
    hasBack: false,
    fileName: 'cpf',
    name: { 'pt-BR': 'CPF', en: 'CPF', es: 'CPF' },
    guidance: {
      'pt-BR': 'Só se o número não estiver no documento de identidade. Vale o comprovante da Receita Federal em PDF.',
      en: 'Only if the number isn’t on your identity document. The PDF certificate of the Receita Federal is fine.',
      es: 'Solo si el número no figura en tu documento de identidad. Sirve el comprobante de la Receita Federal en PDF.',
    },
  },
  {
    position: 3,
    purpose: 'admission',
    hasBack: false,
    fileName: 'comprovante-de-residencia',
    name: { 'pt-BR': 'Comprovante de residência', en: 'Proof of address', es: 'Comprobante de domicilio' },
    guidance: {
      'pt-BR': 'Conta de água, luz, telefone ou internet dos últimos 90 dias, em seu nome ou de quem mora com você.',
      en: 'A water, electricity, phone or internet bill from the last 90 days, in your name or that of somebody you live with.',
      es: 'Factura de agua, luz, teléfono o internet de los últimos 90 días, a tu nombre o de quien vive contigo.',
    },
  },
  {
    position: 4,
    purpose: 'admission',
    hasBack: false,
    fileName: 'certificado-ensino-medio',
    name: {
      'pt-BR': 'Certificado de conclusão do ensino médio',
      en: 'High school certificate',
      es: 'Certificado de fin de la secundaria',
    },
    guidance: {
      'pt-BR': 'Com a assinatura da escola. O verso só se tiver carimbos ou registros.',
      en: 'Signed by the school. The back only if it has stamps or records.',
      es: 'Con la firma de la escuela. El reverso solo si tiene sellos o registros.',
    },
  },
  {
    position: 5,
    purpose: 'admission',
    hasBack: false,
    fileName: 'historico-ensino-medio',
    name: { 'pt-BR': 'Histórico escolar do ensino médio', en: 'High school transcript', es: 'Historial de la secundaria' },
    guidance: {
      'pt-BR': 'Todas as páginas, na ordem, de preferência em um PDF só.',
      en: 'All pages, in order, in a single PDF if possible.',
      es: 'Todas las páginas, en orden, de preferencia en un solo PDF.',
    },
  },
  {
    position: 6,
    purpose: 'graduation',
    hasBack: false,
    fileName: 'ata-do-tcc',
    name: {
      'pt-BR': 'Ata de aprovação do trabalho de conclusão',
      en: 'Record of thesis approval',
      es: 'Acta de aprobación del trabajo final',
    },
    guidance: {
      'pt-BR': 'Assinada por toda a banca.',
      en: 'Signed by the whole committee.',
      es: 'Firmada por todo el tribunal.',
    },
  },
  {
    position: 7,
    purpose: 'graduation',
    hasBack: false,
    fileName: 'quitacao-eleitoral',
    name: {
      'pt-BR': 'Certidão de quitação eleitoral',
      en: 'Certificate of electoral good standing',
      es: 'Certificado de situación electoral',
    },
    guidance: {
      'pt-BR': 'Emitida no site da Justiça Eleitoral nos últimos 30 dias.',
      en: 'Issued on the website of the electoral court in the last 30 days.',
      es: 'Emitido en el sitio de la justicia electoral en los últimos 30 días.',
    },
  },
  {
    position: 8,
    purpose: 'graduation',
    hasBack: false,
    fileName: 'certidao-de-nascimento',
    name: { 'pt-BR': 'Certidão de nascimento ou casamento', en: 'Birth or marriage certificate', es: 'Partida de nacimiento o matrimonio' },
    guidance: {
      'pt-BR': 'O nome sai no diploma como está nela.',
      en: 'Your name appears on the diploma as it stands there.',
      es: 'Tu nombre figura en el diploma tal como está en ella.',
    },
  },
]

/** Reasons for which documents of the generated students were refused. */
export const refusals = [
  'A imagem está cortada. Envie o documento inteiro.',
  'A imagem está sem foco. Envie uma em que se leia o texto.',
  'O comprovante tem mais de 90 dias. Envie um mais recente.',
  'Falta o verso do documento.',
  'O documento é de outra pessoa.',
]
