import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { I18n, MessageDescriptor } from '@lingui/core'
import type { DenialReason, PaymentMethodType, PaymentStatus } from '#api/financial/payments.ts'
import { statusPill } from '#design/components/feedback/status.tsx'
import { methodWords } from '../../subjects/debts/method-words.ts'

export const statusWords: Record<PaymentStatus, MessageDescriptor> = {
  waiting_for_payment: msg`Aguardando`,
  pending: msg`Em análise`,
  approved: msg`Aprovado`,
  denied: msg`Recusado`,
  expired: msg`Expirado`,
  canceled: msg`Cancelado`,
}

const denialWords: Record<DenialReason, MessageDescriptor> = {
  card_refused: msg`O cartão foi recusado.`,
  insufficient_funds: msg`O cartão não tinha limite.`,
  invalid_card: msg`Os dados do cartão não conferem.`,
  not_confirmed: msg`O cartão não foi confirmado a tempo.`,
}

const tones = {
  waiting_for_payment: 'info',
  pending: 'info',
  approved: 'ok',
  denied: 'danger',
  expired: 'neutral',
  canceled: 'neutral',
} as const

export const receivedStatusPill = (i18n: I18n, status: PaymentStatus) => statusPill(tones[status], i18n._(statusWords[status]))

export function useReceivedWords() {
  const { i18n } = useLingui()
  return {
    methodName: (method: PaymentMethodType) => i18n._(methodWords[method]),
    statusName: (status: PaymentStatus) => i18n._(statusWords[status]),
    denialReason: (reason: DenialReason) => i18n._(denialWords[reason]),
  }
}
