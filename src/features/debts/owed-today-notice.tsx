import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DebtOverview, DebtSummary } from '#api/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useDebtNames } from '../../shared/debts/debt-words.ts'

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
  const namesOf = useDebtNames()
  const { count, charges, isNegotiable, debtIds } = owed
  const [amount, added] = [formats.money(owed.amountPayable), formats.money(charges)]
  const names = namesOf(
    listed.filter(({ debtId }) => debtIds.includes(debtId)),
    count,
  )
  const pay = (className: string) =>
    debtIds.length > 0 ? (
      <Link
        to="/financial/payment-checkout"
        search={{ debts: debtIds.join(',') }}
        className={className}
        aria-label={t`Pagar ${amount}, ${names}`}
      >
        <Trans>Pagar {amount}</Trans>
      </Link>
    ) : (
      <Link to="/financial/payments" search={{ status: 'overdue' }} className={className}>
        <Trans>Ver o que venceu</Trans>
      </Link>
    )
  return (
    <Notice
      tone="danger"
      title={
        charges > 0 ? (
          <Trans>
            <Plural value={count} one="# débito vencido" other="# débitos vencidos" />, com {added} de multa e juros.
          </Trans>
        ) : (
          <Trans>
            <Plural value={count} one="# débito vencido" other="# débitos vencidos" />.
          </Trans>
        )
      }
      action={selectedIds ? null : pay(buttonLook())}
    >
      {isNegotiable && shell.person?.profile === 'STUDENT' ? (
        <Link to="/financial/agreements/new" className={textLinkLook({ variant: 'after' })}>
          <Trans>Negociar</Trans>
        </Link>
      ) : null}
      {'\u2003'}
      {/* Keeps its place, so that the list does not move below the finger that selects. */}
      {selectedIds ? pay(textLinkLook({ variant: 'after', reserved: isSame(selectedIds, debtIds) })) : null}
      <div>{children}</div>
    </Notice>
  )
}

const isSame = (ids: readonly number[], others: readonly number[]) => ids.length === others.length && ids.every((id) => others.includes(id))
