import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DebtOverview, DebtSummary } from '#api/financial/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { PayNowLink } from './pay-now-link.tsx'

interface OwedTodayNoticeProps {
  owed: DebtOverview['owedToday']
  listed: readonly DebtSummary[]
  /** The bar pays all of it. */
  isInBar: boolean
  /** The list is of what is overdue. */
  isListed: boolean
  /** Where the bar has no way to negotiate. */
  negotiate: ReactNode
}

export const isOwedPeriod =
  ({ debtIds }: DebtOverview['owedToday']) =>
  ({ debtId }: DebtSummary) =>
    debtIds.includes(debtId)

/** What is overdue in one sentence. Where the list has all of it, the bar has its sum and pays it. */
export function OwedTodayNotice({ owed, listed, isInBar, isListed, negotiate }: OwedTodayNoticeProps) {
  const { count, charges, debtIds, offer } = owed
  const added = useFormats().money(charges)
  return (
    <Notice
      tone="danger"
      title={
        charges > 0 && !offer ? (
          <Trans>
            <Plural value={count} one="# débito vencido" other="# débitos vencidos" />, com {added} de multa e juros.
          </Trans>
        ) : (
          <Trans>
            <Plural value={count} one="# débito vencido" other="# débitos vencidos" />.
          </Trans>
        )
      }
      action={
        isInBar || (isListed && debtIds.length === 0 && !negotiate) ? null : (
          <>
            {isListed && debtIds.length === 0 ? null : (
              <PayNowLink owed={owed} listed={listed.filter(isOwedPeriod(owed))} className={buttonLook({ size: 'sm' })} />
            )}
            {negotiate}
          </>
        )
      }
    />
  )
}
