import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DebtOverview, DebtSummary } from '#api/debts.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { PayNowLink } from './pay-now-link.tsx'

interface OwedTodayNoticeProps {
  owed: DebtOverview['owedToday']
  listed: readonly DebtSummary[]
  /** That pays what is selected. */
  hasBar: boolean
  /** The list is of what is overdue. */
  isListed: boolean
  /** Offers that reduce what is due. */
  children: ReactNode
}

/** What is overdue in one sentence. Where the list has all of it, the bar has its sum and pays it. */
export function OwedTodayNotice({ owed, listed, hasBar, isListed, children }: OwedTodayNoticeProps) {
  const shell = useShell()
  const { count, charges, debtIds } = owed
  const added = useFormats(shell).money(charges)
  const mayNegotiate = owed.isNegotiable && shell.person?.profile === 'STUDENT'
  const isOwed = ({ debtId }: DebtSummary) => debtIds.includes(debtId)
  // The bar pays what is selected in the list.
  const mayPayHere = hasBar && debtIds.length > 0 && listed.filter(isOwed).length === debtIds.length
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
      links={
        mayNegotiate ? (
          <Link to="/financial/agreements/new" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
            <Trans>Negociar</Trans>
          </Link>
        ) : null
      }
      action={
        mayPayHere || (isListed && debtIds.length === 0) ? null : (
          <PayNowLink owed={owed} listed={listed.filter(isOwed)} className={buttonLook({ size: 'sm' })} />
        )
      }
    >
      {children}
    </Notice>
  )
}
