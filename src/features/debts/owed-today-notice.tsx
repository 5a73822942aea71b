import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DebtOverview, DebtSummary } from '#api/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { PayNowLink } from './pay-now-link.tsx'

interface OwedTodayNoticeProps {
  owed: DebtOverview['owedToday']
  listed: readonly DebtSummary[]
  /** What the bar pays; null on lists without one. */
  selectedIds: readonly number[] | null
  /** The list is of what is overdue. */
  isListed: boolean
  /** Offers that reduce what is due. */
  children: ReactNode
}

/** What is overdue in one sentence. The bar has its sum and pays it, unless other debts are selected. */
export function OwedTodayNotice({ owed, listed, selectedIds, isListed, children }: OwedTodayNoticeProps) {
  const shell = useShell()
  const { count, charges, debtIds } = owed
  const added = useFormats(shell).money(charges)
  const mayNegotiate = owed.isNegotiable && shell.person?.profile === 'STUDENT'
  const isInBar = selectedIds !== null && isSame(selectedIds, debtIds)
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
      links={children}
      action={
        <>
          {mayNegotiate ? (
            <Link to="/financial/agreements/new" className={buttonLook({ size: 'sm' })}>
              <Trans>Negociar</Trans>
            </Link>
          ) : null}
          {/* Keeps its line, so that the list does not move below the finger that selects. */}
          {(isInBar && mayNegotiate) || (isListed && debtIds.length === 0) ? null : (
            <PayNowLink
              owed={owed}
              listed={listed.filter(({ debtId }) => debtIds.includes(debtId))}
              className={buttonLook({ size: 'sm', reserved: isInBar })}
            />
          )}
        </>
      }
    />
  )
}

const isSame = (ids: readonly number[], others: readonly number[]) => ids.length === others.length && ids.every((id) => others.includes(id))
