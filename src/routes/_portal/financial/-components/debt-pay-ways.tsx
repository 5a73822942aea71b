import type { DebtDetails } from '#api/debts.ts'
import { AgreementTeaser } from '../../../../features/agreements/agreement-teaser.tsx'
import { OwnLinks } from '../../../../features/payments/links/own-links.tsx'
import { SendLink } from '../../../../features/payments/links/send-link.tsx'
import { hasPermission, isStaff } from '../../../../auth/permissions.ts'
import { useShell } from '../../../../request/shell.queries.ts'

const linkPermission = { audience: 'financial', permissions: ['payment-links.manage'] }

/** How else a debt is settled: in installments, or by somebody who is sent it. Staff look and do not pay, and may send it. */
export function DebtPayWays({ debt: { debtId, status, breakdown } }: { debt: DebtDetails }) {
  const { person } = useShell()
  const ofStaff = person !== null && isStaff(person)
  if (ofStaff && !hasPermission(person, linkPermission)) return null
  return (
    <>
      {status === 'overdue' && !ofStaff ? <AgreementTeaser debtId={debtId} amount={breakdown.amountPayable} /> : null}
      <SendLink debtIds={[debtId]} />
      <OwnLinks debtId={debtId} />
    </>
  )
}
