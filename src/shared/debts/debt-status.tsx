import { Plural, Trans } from '@lingui/react/macro'
import type { DebtStatus as Status } from '#api/debts.ts'
import { Status as Pill } from '#design/components/feedback/status.tsx'
import { daysBetween } from '../../i18n/formats.ts'
import { useDebtWords } from './debt-words.ts'

const tones = {
  open: 'neutral',
  overdue: 'danger',
  settled: 'ok',
  in_agreement: 'info',
  canceled: 'neutral',
  in_agency: 'danger',
  loss: 'neutral',
} as const

/** Days before the due date, from which on the status counts them. */
export const soon = 10

interface DebtStatusProps {
  status: Status
  /** `YYYY-MM-DD`; both are needed for "due in n days". */
  dueDate?: string
  today?: string
  /** A card payment under review, which takes precedence. */
  cardInReview?: string | null
  /** Of a debt that an agreement replaced: all of it is paid. */
  paidByAgreement?: boolean
}

export function DebtStatus({ status, dueDate, today, cardInReview, paidByAgreement }: DebtStatusProps) {
  const { statusName } = useDebtWords()
  const days = dueDate && today ? daysBetween(today, dueDate) : null
  if (cardInReview) {
    return (
      <Pill tone="info">
        <Trans>Cartão em análise</Trans>
      </Pill>
    )
  }
  if (status === 'overdue' && days !== null) {
    return (
      <Pill tone="danger">
        <Plural value={-days} one="Vencido há # dia" other="Vencido há # dias" />
      </Pill>
    )
  }
  if (status === 'open' && days !== null && days < 0) {
    return (
      <Pill tone="warning">
        <Trans>Ainda sem acréscimo</Trans>
      </Pill>
    )
  }
  if (status === 'open' && days === 0) {
    return (
      <Pill tone="warning">
        <Trans>Vence hoje</Trans>
      </Pill>
    )
  }
  if (status === 'open' && days !== null && days <= soon) {
    return (
      <Pill tone="warning">
        <Plural value={days} one="Vence em # dia" other="Vence em # dias" />
      </Pill>
    )
  }
  const isPaid = status === 'in_agreement' && paidByAgreement
  return <Pill tone={isPaid ? 'ok' : tones[status]}>{statusName(status, paidByAgreement)}</Pill>
}
