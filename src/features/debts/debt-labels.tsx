import { Plural, Trans } from '@lingui/react/macro'
import type { DebtStatus } from '#api/debts.ts'
import { Status } from '#design/components/feedback/status.tsx'
import { daysBetween } from '../../i18n/civil-days.ts'
import { useDebtWords } from '../../i18n/debt-words.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'

/** Words for kinds, states and names of debts in the page's language. */
export const useDebtLabels = () => useDebtWords(useFormats(useShell()))

const tones = { open: 'neutral', overdue: 'danger', settled: 'ok', in_agreement: 'info', canceled: 'neutral' } as const

/** Days before the due date from which a debt asks for attention. */
const soon = 10

interface DebtStatusPillProps {
  status: DebtStatus
  /** With both, says how near or how late the debt is. */
  dueDate?: string
  today?: string
  /** The payment by a card that is looked at, which comes before all else. */
  cardInReview?: string | null
}

/** Where a debt stands, in a word, an icon and a tint. */
export function DebtStatusPill({ status, dueDate, today, cardInReview }: DebtStatusPillProps) {
  const { statusName } = useDebtLabels()
  const days = dueDate && today ? daysBetween(today, dueDate) : null
  if (cardInReview) {
    return (
      <Status tone="info">
        <Trans>Cartão em análise</Trans>
      </Status>
    )
  }
  if (status === 'overdue' && days !== null) {
    return (
      <Status tone="danger">
        <Plural value={-days} one="Vencido há # dia" other="Vencido há # dias" />
      </Status>
    )
  }
  if (status === 'open' && days === 0)
    return (
      <Status tone="warning">
        <Trans>Vence hoje</Trans>
      </Status>
    )
  if (status === 'open' && days !== null && days <= soon) {
    return (
      <Status tone="warning">
        <Plural value={days} one="Vence em # dia" other="Vence em # dias" />
      </Status>
    )
  }
  return <Status tone={tones[status]}>{statusName(status)}</Status>
}
