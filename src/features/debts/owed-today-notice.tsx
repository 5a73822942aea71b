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
  /** Whether the bar pays everything that is overdue. */
  isInBar: boolean
  /** Whether the list shows the overdue debts. */
  isListed: boolean
  /** Link to negotiate, if the bar has none. */
  negotiate: ReactNode
}

export const isOwedPeriod =
  ({ debtIds }: DebtOverview['owedToday']) =>
  ({ debtId }: DebtSummary) =>
    debtIds.includes(debtId)

/** Says in one sentence what is overdue. If the list contains all of it, the bar shows the sum and pays it. */
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
