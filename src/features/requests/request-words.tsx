import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { AskedItemStatus, RequestSituation, RequestStatus } from '#api/academic/request-status.ts'
import type { RequestCategory } from '#api/academic/request-types.ts'
import { Status } from '#design/components/feedback/status.tsx'

export const statusWords: Record<RequestStatus, MessageDescriptor> = {
  waiting_for_payment: msg`Aguardando pagamento`,
  open: msg({ message: 'Aberto', context: 'requerimento' }),
  in_attendance: msg`Em atendimento`,
  pending: msg`Em outro setor`,
  waiting_for_student_action: msg`Aguardando você`,
  granted: msg({ message: 'Aprovado', context: 'requerimento' }),
  rejected: msg({ message: 'Negado', context: 'requerimento' }),
  delivered: msg({ message: 'Entregue', context: 'requerimento' }),
  concluded: msg({ message: 'Concluído', context: 'requerimento' }),
  canceled: msg({ message: 'Cancelado', context: 'requerimento' }),
}

export const situationWords: Record<RequestSituation, MessageDescriptor> = {
  active: msg({ message: 'Ativo', context: 'protocolo' }),
  waiting: msg({ message: 'Aguardando', context: 'protocolo' }),
  in_attendance: msg`Em atendimento`,
  concluded: msg({ message: 'Concluído', context: 'protocolo' }),
}

export const categoryWords: Record<RequestCategory, MessageDescriptor> = {
  documents: msg`Documentos`,
  enrollment: msg`Curso e matrícula`,
  grades: msg`Notas e disciplinas`,
  internship: msg`Estágio`,
  assistance: msg`Atendimento especial`,
  financial: msg`Financeiro`,
}

const itemTones = { required: 'warning', pending: 'info', accepted: 'ok', refused: 'danger', not_applicable: 'neutral' } as const

const itemWords: Record<AskedItemStatus, MessageDescriptor> = {
  required: msg({ message: 'Obrigatório', context: 'o que a secretaria pede' }),
  pending: msg({ message: 'Em análise', context: 'o que a secretaria pede' }),
  accepted: msg({ message: 'Aceito', context: 'o que a secretaria pede' }),
  refused: msg({ message: 'Recusado', context: 'o que a secretaria pede' }),
  not_applicable: msg`Não se aplica`,
}

export function ItemStatus({ status }: { status: AskedItemStatus }) {
  const { i18n } = useLingui()
  return <Status tone={itemTones[status]}>{i18n._(itemWords[status])}</Status>
}
