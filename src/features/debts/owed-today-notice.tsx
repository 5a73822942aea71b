import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DebtOverview, DebtSummary } from '#api/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useDebtWords } from '../../shared/debts/debt-words.ts'

interface OwedTodayNoticeProps {
  owed: DebtOverview['owedToday']
  listed: readonly DebtSummary[]
  /** What the bar pays; null on lists without one. */
  selectedIds: readonly number[] | null
  /** Offers that reduce what is due. */
  children: ReactNode
}

/** What is overdue in one sentence. The bar has its sum and pays it, unless other debts are selected. */
export function OwedTodayNotice({ owed, listed, selectedIds, children }: OwedTodayNoticeProps) {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats(shell)
  const { labelFor } = useDebtWords()
  const { count, charges, isNegotiable, debtIds } = owed
  const [amount, added] = [formats.money(owed.amountPayable), formats.money(charges)]
  const due = listed.filter(({ debtId }) => debtIds.includes(debtId))
  const pay = (className: string) =>
    debtIds.length > 0 ? (
      <Link
        to="/financial/payment-checkout"
        search={{ debts: debtIds.join(',') }}
        className={className}
        aria-label={labelFor(t`Pagar ${amount}`, due, undefined, count)}
      >
        <Trans>Pagar {amount}</Trans>
      </Link>
    ) : (
      <Link to="/financial/payments" search={{ status: 'overdue' }} className={className}>
        <Trans>Ver o que venceu</Trans>
      </Link>
    )
  // Keeps its place, so that the list does not move below the finger that selects.
  const instead = selectedIds ? pay(textLinkLook({ variant: 'after', size: 'sm', reserved: isSame(selectedIds, debtIds) })) : null
  return (
    <Notice
      tone="danger"
      title={
        <>
          {charges > 0 ? (
            <Trans>
              <Plural value={count} one="# débito vencido" other="# débitos vencidos" />, com {added} de multa e juros.
            </Trans>
          ) : (
            <Trans>
              <Plural value={count} one="# débito vencido" other="# débitos vencidos" />.
            </Trans>
          )}{' '}
          {instead}
        </>
      }
      links={
        <>
          {isNegotiable && shell.person?.profile === 'STUDENT' ? (
            <Link to="/financial/agreements/new" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
              <Trans>Negociar</Trans>
            </Link>
          ) : null}
          {children}
        </>
      }
      action={selectedIds ? null : pay(buttonLook())}
    />
  )
}

const isSame = (ids: readonly number[], others: readonly number[]) => ids.length === others.length && ids.every((id) => others.includes(id))
