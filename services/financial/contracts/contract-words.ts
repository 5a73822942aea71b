import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../platform/i18n/localized.ts'

/** Fixed labels around the contract's text, which keeps its own language. */
export const contractWords = localized({
  contract: msg`Contrato`,
  period: msg({ message: 'Período', context: 'contrato' }),
  version: msg`Versão (SHA-256)`,
  accepted: msg`Aceite eletrônico`,
  notAccepted: msg`Este contrato ainda não foi aceito.`,
  acceptedBy: msg`Aceito por`,
  acceptedAt: msg`Aceito em`,
  certificate: msg`Certificado de aceite`,
  certificateText: msg`A instituição certifica que a pessoa abaixo leu e aceitou eletronicamente o contrato identificado, na versão indicada.`,
  student: msg`Nome`,
  taxId: msg({ message: 'CPF', context: 'financeiro' }),
  course: msg`Curso`,
  registration: msg({ message: 'Matrícula', context: 'financeiro' }),
  number: msg`Número do contrato`,
  term: msg`Vigência`,
  institution: msg`Instituição`,
  inUtc: msg`Em UTC`,
  check: msg`A versão é o SHA-256 do conteúdo completo do contrato. Qualquer mudança no texto produz outra versão.`,
})
