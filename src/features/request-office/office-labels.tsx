import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OfficeEventKind, RequestAge } from '#api/academic/request-office.ts'
import type { AskedItemStatus, RequestOutcome, RequestStatus } from '#api/academic/request-status.ts'
import { Status, statusPill } from '#design/components/feedback/status.tsx'

export const statusWords: Record<RequestStatus, MessageDescriptor> = {
  waiting_for_payment: msg`Aguardando pagamento`,
  open: msg({ message: 'Aberto', context: 'requerimento' }),
  in_attendance: msg`Em atendimento`,
  pending: msg`Em outro setor`,
  waiting_for_student_action: msg`Aguardando o aluno`,
  granted: msg({ message: 'Aprovado', context: 'requerimento' }),
  rejected: msg({ message: 'Negado', context: 'requerimento' }),
  delivered: msg({ message: 'Entregue', context: 'requerimento' }),
  concluded: msg({ message: 'Concluído', context: 'requerimento' }),
  canceled: msg({ message: 'Cancelado', context: 'requerimento' }),
}

const statusTones = {
  waiting_for_payment: 'neutral',
  open: 'info',
  in_attendance: 'info',
  pending: 'neutral',
  waiting_for_student_action: 'neutral',
  granted: 'ok',
  rejected: 'danger',
  delivered: 'ok',
  concluded: 'ok',
  canceled: 'neutral',
} as const

export const outcomeWords: Record<RequestOutcome, MessageDescriptor> = {
  granted: msg`Aprovar`,
  rejected: msg`Negar`,
  delivered: msg`Entregar o documento ou o serviço`,
  concluded: msg`Concluir sem aprovar nem negar`,
}

export const ageWords: Record<RequestAge, MessageDescriptor> = {
  late: msg`Atrasado`,
  soon: msg`Vence em breve`,
  in_time: msg`No prazo`,
  paused: msg`Prazo parado`,
  none: msg`Sem prazo`,
}

const ageTones = { late: 'danger', soon: 'warning', in_time: 'ok', paused: 'neutral', none: 'neutral' } as const

export const eventWords: Record<OfficeEventKind, MessageDescriptor> = {
  sent: msg({ message: 'Enviado', context: 'requerimento' }),
  paid: msg({ message: 'Pago', context: 'requerimento' }),
  assigned: msg`Responsável alterado`,
  taken: msg`Atendimento iniciado`,
  pending: msg`Encaminhado a outro setor`,
  asked: msg`Pedido ao aluno`,
  answered: msg`Respondido pelo aluno`,
  reviewed: msg`Item analisado`,
  granted: msg({ message: 'Aprovado', context: 'requerimento' }),
  rejected: msg({ message: 'Negado', context: 'requerimento' }),
  delivered: msg({ message: 'Entregue', context: 'requerimento' }),
  concluded: msg({ message: 'Concluído', context: 'requerimento' }),
  canceled: msg({ message: 'Cancelado', context: 'requerimento' }),
  reopened: msg`Decisão desfeita`,
  rated: msg`Avaliado pelo aluno`,
}

const itemWords: Record<AskedItemStatus, MessageDescriptor> = {
  required: msg`Ainda não enviado`,
  pending: msg`Para analisar`,
  accepted: msg({ message: 'Aceito', context: 'item' }),
  refused: msg({ message: 'Recusado', context: 'item' }),
  not_applicable: msg`Não se aplica`,
}

const itemTones = { required: 'neutral', pending: 'info', accepted: 'ok', refused: 'danger', not_applicable: 'neutral' } as const

export const requestStatusPill = (i18n: I18n, status: RequestStatus) => statusPill(statusTones[status], i18n._(statusWords[status]))

/** Returns the pill for a request's age; null without a deadline. */
export const agePill = (i18n: I18n, age: RequestAge) => (age === 'none' ? null : statusPill(ageTones[age], i18n._(ageWords[age])))

export function ItemStatusPill({ status }: { status: AskedItemStatus }) {
  const { i18n } = useLingui()
  return <Status tone={itemTones[status]}>{i18n._(itemWords[status])}</Status>
}
