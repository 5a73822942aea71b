import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import type { DebtStatus as Status } from '#api/financial/debts.ts'
import { statusPill } from '#design/components/feedback/status.tsx'
import { countDays } from '../../i18n/formats.ts'
import { debtStatusWord } from './debt-words.ts'

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
  /** For a debt that an agreement replaced: whether all of the agreement is paid. */
  paidByAgreement?: boolean
}

export function DebtStatus(debt: DebtStatusProps) {
  const { i18n } = useLingui()
  return debtStatusPill(i18n, debt)
}

/** Returns what `DebtStatus` renders, for lists in which a component for each row would cost too much. */
export function debtStatusPill(
  i18n: I18n,
  { status, dueDate, today, cardInReview, paidByAgreement = false }: DebtStatusProps,
): ReactElement {
  const days = dueDate && today ? countDays(today, dueDate) : null
  if (cardInReview) return statusPill('info', i18n._(msg`Cartão em análise`))
  if (status === 'overdue' && days !== null)
    return statusPill('danger', i18n._(msg`${plural(-days, { one: 'Vencido há # dia', other: 'Vencido há # dias' })}`))
  if (status === 'open' && days !== null && days < 0) return statusPill('warning', i18n._(msg`Ainda sem acréscimo`))
  if (status === 'open' && days === 0) return statusPill('warning', i18n._(msg`Vence hoje`))
  if (status === 'open' && days !== null && days <= soon)
    return statusPill('warning', i18n._(msg`${plural(days, { one: 'Vence em # dia', other: 'Vence em # dias' })}`))
  const isPaid = status === 'in_agreement' && paidByAgreement
  return statusPill(isPaid ? 'ok' : tones[status], i18n._(debtStatusWord({ status, paidByAgreement })))
}
