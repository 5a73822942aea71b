import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DebtOverview } from '#api/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'

interface OwedTodayNoticeProps {
  owed: DebtOverview['owedToday']
  /** Offers that reduce what is due. */
  children: ReactNode
}

/** What is due, and nothing else: other debts are chosen in the list. */
export function OwedTodayNotice({ owed: { count, amountPayable, charges, isNegotiable, debtIds }, children }: OwedTodayNoticeProps) {
  const shell = useShell()
  const formats = useFormats(shell)
  const [amount, added] = [formats.money(amountPayable), formats.money(charges)]
  return (
    <Notice
      tone="danger"
      title={
        <Trans>
          Você deve hoje {amount}: <Plural value={count} one="# débito vencido" other="# débitos vencidos" />.
        </Trans>
      }
      action={
        debtIds.length > 0 ? (
          <Link to="/financial/payment-checkout" search={{ debts: debtIds.join(',') }} className={buttonLook()}>
            <Trans>Pagar {amount}</Trans>
          </Link>
        ) : (
          <Link to="/financial/payments" search={{ status: 'overdue' }} className={buttonLook()}>
            <Trans>Ver o que venceu</Trans>
          </Link>
        )
      }
    >
      {charges > 0 ? <Trans>Inclui {added} de multa e juros.</Trans> : null}{' '}
      {isNegotiable && shell.person?.profile === 'STUDENT' ? (
        <Link to="/financial/agreements/new" className={textLinkLook({ variant: 'after' })}>
          <Trans>Negociar</Trans>
        </Link>
      ) : null}
      <div>{children}</div>
    </Notice>
  )
}
