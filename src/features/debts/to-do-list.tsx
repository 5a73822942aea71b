import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Wallet } from 'lucide-react'
import type { DebtSummary } from '#api/debts.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../session/shell.queries.ts'
import { DebtStatusPill, useDebtLabels } from './debt-labels.tsx'
import { debtQueries } from './debts.queries.ts'
import { dueListSearch } from './student-list-search.ts'

/** What needs doing, by date: for now, what has to be paid. */
export function ToDoList({ today }: { today: string }) {
  const { t } = useLingui()
  const { data, isError, isFetching, refetch } = useQuery(debtQueries.list(dueListSearch))
  return (
    <Card aria-labelledby="to-do">
      <CardHeader id="to-do" title={<Trans>Para fazer</Trans>} aside={<Trans>Por data</Trans>} />
      {isError ? (
        <ErrorState
          title={t`O que há para pagar não respondeu`}
          retry={<Button loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}
        />
      ) : null}
      {!data && !isError ? (
        <CardSection aria-busy="true">
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </CardSection>
      ) : null}
      {data?.results.length === 0 ? (
        <EmptyState icon={<CircleCheck size={32} strokeWidth={1.75} aria-hidden />} title={t`Tudo em dia`}>
          <Trans>Nada pede a sua atenção agora. Quando algo vencer, aparece aqui.</Trans>
        </EmptyState>
      ) : null}
      {data && data.results.length > 0 ? (
        <CardRows>
          {data.results.map((debt) => (
            <DebtRow key={debt.debtId} debt={debt} today={today} />
          ))}
        </CardRows>
      ) : null}
      <CardSection>
        <Link to="/financial/payments" search={{ status: 'settled' }} className={textLinkLook({ variant: 'alone' })}>
          <Trans>Ver o que já foi pago</Trans>
        </Link>
      </CardSection>
    </Card>
  )
}

function DebtRow({ debt, today }: { debt: DebtSummary; today: string }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { fullName } = useDebtLabels()
  const overdue = debt.status === 'overdue'
  const name = fullName(debt)
  const amount = formats.money(debt.amountPayable)
  return (
    <ItemRow
      icon={<Wallet size={20} strokeWidth={1.75} aria-hidden />}
      title={name}
      description={t`${debt.course} · ${amount}`}
      status={<DebtStatusPill status={debt.status} dueDate={debt.dueDate} today={today} />}
      date={overdue ? t`Venceu em ${formats.date(debt.dueDate)}` : t`Vence em ${formats.date(debt.dueDate)}`}
      action={
        <Link
          to="/financial/payments/$debtId"
          params={{ debtId: String(debt.debtId) }}
          className={buttonLook({ variant: overdue ? 'primary' : 'outline', size: 'sm' })}
          aria-label={t`Pagar ${name}`}
        >
          <Trans>Pagar</Trans>
        </Link>
      }
    />
  )
}
