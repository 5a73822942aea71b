import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ExceptionKind, Measure, PendencyKind, ReenrollmentStatus, Shift } from '#api/academic/reenrollment.ts'
import type { FunnelStage, ReenrollmentEvent } from '#api/academic/reenrollment-office.ts'
import { Status } from '#design/components/feedback/status.tsx'

export const stageWords: Record<FunnelStage, MessageDescriptor> = {
  not_started: msg`Não começou`,
  started: msg`Começou`,
  blocked: msg`Com impedimento`,
  choosing: msg`Escolhendo disciplinas`,
  paying: msg`Contrato e pagamento`,
  done: msg`Rematrícula concluída`,
}

const stageTones = {
  not_started: 'neutral',
  started: 'info',
  blocked: 'danger',
  choosing: 'info',
  paying: 'warning',
  done: 'ok',
} as const

export function StagePill({ stage }: { stage: FunnelStage }) {
  const { i18n } = useLingui()
  return <Status tone={stageTones[stage]}>{i18n._(stageWords[stage])}</Status>
}

export const statusWords: Record<ReenrollmentStatus, MessageDescriptor> = {
  choosing: msg`Escolhendo disciplinas`,
  confirmed: msg`Escolha confirmada`,
  processing: msg`Gerando o pagamento`,
  awaiting_payment: msg`Aguardando o primeiro pagamento`,
  completed: msg`Rematrícula concluída`,
  canceled: msg`Rematrícula cancelada`,
  expired: msg`Prazo encerrado sem confirmação`,
}

export const statusTones = {
  choosing: 'info',
  confirmed: 'info',
  processing: 'info',
  awaiting_payment: 'warning',
  completed: 'ok',
  canceled: 'neutral',
  expired: 'neutral',
} as const

/** What blocks a student, as text; the rules themselves read the other way round (`ruleWords`). */
export const blockWords: Record<PendencyKind, MessageDescriptor> = {
  payment_pending: msg`Débito vencido`,
  agreement: msg`Acordo com parcela vencida`,
  documentation_mandatory: msg`Documento exigido em falta`,
  person_update: msg`Dados pessoais a confirmar`,
  accept_contract: msg`Contrato a aceitar`,
  dependency_adaptation: msg`Dependência ou adaptação a escolher`,
}

export const shiftWords: Record<Shift, MessageDescriptor> = { morning: msg`Manhã`, afternoon: msg`Tarde`, evening: msg`Noite` }

/** The names of the weekdays, beginning with Monday. */
export const weekdayWords: MessageDescriptor[] = [
  msg`Segunda-feira`,
  msg`Terça-feira`,
  msg`Quarta-feira`,
  msg`Quinta-feira`,
  msg`Sexta-feira`,
  msg`Sábado`,
  msg`Domingo`,
]

export const measureWords: Record<Measure, MessageDescriptor> = { credit: msg`Créditos`, workload: msg`Carga horária` }

export const exceptionWords: Record<ExceptionKind, MessageDescriptor> = {
  limit_raised: msg`Limite aumentado`,
  prerequisite_waived: msg`Pré-requisito dispensado`,
  pendency_waived: msg`Pendência liberada`,
}

export const eventWords: Record<ReenrollmentEvent['kind'], MessageDescriptor> = {
  entered: msg`Começou a rematrícula`,
  chosen: msg`Escolheu uma turma`,
  given_up: msg`Desistiu de uma turma`,
  expired_hold: msg`A reserva da vaga terminou`,
  prolonged: msg`Prorrogou a reserva das vagas`,
  confirmed: msg`Confirmou a escolha`,
  payment_generated: msg`Pagamento gerado`,
  paid: msg`Primeiro pagamento confirmado`,
  changed: msg`Começou a alterar a escolha`,
  canceled: msg`Rematrícula cancelada`,
  expired: msg`Prazo encerrado sem confirmação`,
  moved: msg`Mudou de turma`,
  excepted: msg`Exceção concedida`,
  exception_revoked: msg`Exceção retirada`,
  waiting_joined: msg`Entrou na lista de espera`,
  waiting_left: msg`Saiu da lista de espera`,
  seat_offered: msg`Recebeu uma vaga da lista de espera`,
}
