import type { Locale } from '#config'

interface ContractWords {
  contract: string
  period: string
  version: string
  accepted: string
  notAccepted: string
  acceptedBy: string
  acceptedAt: string
  certificate: string
  certificateText: string
  student: string
  taxId: string
  course: string
  registration: string
  number: string
  term: string
  institution: string
  inUtc: string
  check: string
}

/** Fixed labels around the contract's text, which keeps its own language. */
export const contractWords: Record<Locale, ContractWords> = {
  'pt-BR': {
    contract: 'Contrato',
    period: 'Período',
    version: 'Versão (SHA-256)',
    accepted: 'Aceite eletrônico',
    notAccepted: 'Este contrato ainda não foi aceito.',
    acceptedBy: 'Aceito por',
    acceptedAt: 'Aceito em',
    certificate: 'Certificado de aceite',
    certificateText:
      'A instituição certifica que a pessoa abaixo leu e aceitou eletronicamente o contrato identificado, na versão indicada.',
    student: 'Nome',
    taxId: 'CPF',
    course: 'Curso',
    registration: 'Matrícula',
    number: 'Número do contrato',
    term: 'Vigência',
    institution: 'Instituição',
    inUtc: 'Em UTC',
    check: 'A versão é o SHA-256 do conteúdo completo do contrato. Qualquer mudança no texto produz outra versão.',
  },
  en: {
    contract: 'Contract',
    period: 'Period',
    version: 'Version (SHA-256)',
    accepted: 'Electronic acceptance',
    notAccepted: 'This contract has not been accepted yet.',
    acceptedBy: 'Accepted by',
    acceptedAt: 'Accepted on',
    certificate: 'Certificate of acceptance',
    certificateText:
      'The institution certifies that the person below read and electronically accepted the contract identified here, in the version given.',
    student: 'Name',
    taxId: 'Tax ID (CPF)',
    course: 'Course',
    registration: 'Enrollment no.',
    number: 'Contract number',
    term: 'Term',
    institution: 'Institution',
    inUtc: 'In UTC',
    check: 'The version is the SHA-256 of the whole content of the contract. Any change to the text gives another version.',
  },
  es: {
    contract: 'Contrato',
    period: 'Período',
    version: 'Versión (SHA-256)',
    accepted: 'Aceptación electrónica',
    notAccepted: 'Este contrato todavía no fue aceptado.',
    acceptedBy: 'Aceptado por',
    acceptedAt: 'Aceptado el',
    certificate: 'Certificado de aceptación',
    certificateText:
      'La institución certifica que la persona indicada leyó y aceptó electrónicamente el contrato identificado, en la versión señalada.',
    student: 'Nombre',
    taxId: 'CPF',
    course: 'Carrera',
    registration: 'Matrícula',
    number: 'Número del contrato',
    term: 'Vigencia',
    institution: 'Institución',
    inUtc: 'En UTC',
    check: 'La versión es el SHA-256 del contenido completo del contrato. Cualquier cambio en el texto produce otra versión.',
  },
}
