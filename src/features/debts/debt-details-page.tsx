import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { lazyRouteComponent, Link } from '@tanstack/react-router'
import type { DebtDetails } from '#api/financial/debts.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Illustration } from '#design/components/feedback/illustration.tsx'
import { MessagePage } from '#design/patterns/message-page.tsx'
import { isStaff } from '../../request/permissions.ts'
import type { Shell } from '../../request/shell.functions.ts'
import { useShell } from '../../request/shell.queries.ts'
import { debtQueries } from './debts.queries.ts'

/** Nobody needs both. */
const StaffDebt = lazyRouteComponent(() => import('./staff-debt.tsx'), 'StaffDebt')
const StudentDebt = lazyRouteComponent(() => import('./student-debt.tsx'), 'StudentDebt')

/** Loads what the page shows; the server does not wait for it otherwise. */
export const preloadDebt = (person: Shell['person']) => (person !== null && isStaff(person) ? StaffDebt : StudentDebt).preload?.()

interface DebtDetailsPageProps {
  debtId: number
  /** Another day of payment, `YYYY-MM-DD`. */
  on: string | undefined
  method: PaymentMethodType | undefined
  /** These render content from another feature: the pay button, the row of other ways, and the links for other payers. */
  renderPay(debt: DebtDetails): ReactNode
  renderWays(debt: DebtDetails): ReactNode
  renderLinks(debt: DebtDetails): ReactNode
}

export function DebtDetailsPage({ debtId, renderPay, renderWays, renderLinks, ...day }: DebtDetailsPageProps) {
  const { data: debt } = useSuspenseQuery(debtQueries.detail(debtId))
  useFreshDebt(debt)
  const { person } = useShell()
  if (person !== null && isStaff(person)) return <StaffDebt debt={debt} links={renderLinks(debt)} {...day} />
  return <StudentDebt debt={debt} pay={renderPay(debt)} ways={renderWays(debt)} links={renderLinks(debt)} {...day} />
}

/** Refetches when the debt was paid elsewhere, such as in another tab. */
function useFreshDebt({ debtId, status }: Pick<DebtDetails, 'debtId' | 'status'>): void {
  const queryClient = useQueryClient()
  const canChange = status === 'open' || status === 'overdue'
  const { data } = useQuery({
    ...debtQueries.status(debtId),
    enabled: canChange,
    initialData: { debtId, status, paidAt: null },
    refetchOnMount: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const now = data.status
  useEffect(() => {
    if (canChange && now !== status) void queryClient.invalidateQueries({ queryKey: debtQueries.all })
  }, [canChange, now, status, queryClient])
}

/** Also shown for other users' debts, so that their existence is not revealed. */
export function DebtNotFound() {
  const { t } = useLingui()
  const { person } = useShell()
  const ofStaff = person !== null && isStaff(person)
  return (
    <MessagePage
      icon={<Illustration name="lost" />}
      title={t`Débito não encontrado`}
      actions={
        <Link to="/financial/payments" className={buttonLook({ variant: 'primary' })}>
          {ofStaff ? <Trans>Ver os débitos</Trans> : <Trans>Ver os meus débitos</Trans>}
        </Link>
      }
    >
      {ofStaff ? (
        <Trans>Ele pode ter sido retirado pela instituição, ou ser de outra.</Trans>
      ) : (
        <Trans>Ele pode ter sido retirado pela instituição. Se você esperava vê-lo aqui, fale com o setor financeiro.</Trans>
      )}
    </MessagePage>
  )
}
