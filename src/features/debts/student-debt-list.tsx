import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import type { DebtSummary } from '#api/debts.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { CardList } from '#design/components/data/card-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { SelectableCard } from '#design/components/choices/selectable-card.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { firstCapital, useFormats } from '../../i18n/formats.ts'
import { ShortPager } from '../../shared/short-pager.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { DebtStatus } from '../../shared/debts/debt-status.tsx'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import type { DebtSearch } from './debt-search.ts'
import { debtQueries } from './debts.queries.ts'
import { studentListSearch } from './student-list-search.ts'
import type { DebtSelection } from './use-debt-selection.ts'

/** The student's debts as cards that can be chosen for payment. */
export function StudentDebtList({ search, today, selection }: { search: DebtSearch; today: string; selection: DebtSelection }) {
  const { t } = useLingui()
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(debtQueries.list(studentListSearch(search)))
  if (isError) {
    return (
      <ErrorState
        title={t`Os débitos não responderam`}
        retry={<Button loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}
      >
        <Trans>O serviço financeiro está fora do ar agora. Nada foi cobrado e nada se perdeu.</Trans>
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <CardList aria-busy="true">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </CardList>
    )
  }
  if (data.totalCount === 0) {
    return (
      <EmptyState icon={<CircleCheck size={32} strokeWidth={1.75} aria-hidden />} title={t`Nada por aqui`}>
        <Trans>Nenhum débito com estes filtros. Quando houver, aparece nesta lista.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <CardList aria-label={t`Débitos`} aria-busy={isPlaceholderData}>
        {data.results.map((debt) => (
          <DebtCard key={debt.debtId} debt={debt} today={today} selection={selection} />
        ))}
      </CardList>
      <ShortPager
        search={search}
        totalCount={data.totalCount}
        renderLink={(page, link) => <Link {...link} to="/financial/payments" search={{ ...search, page }} />}
      />
    </>
  )
}

function DebtCard({ debt, today, selection }: { debt: DebtSummary; today: string; selection: DebtSelection }) {
  const formats = useFormats(useShell())
  const { shortName } = useDebtWords()
  const payable = (debt.status === 'open' || debt.status === 'overdue') && !debt.cardInReview
  return (
    <SelectableCard
      title={
        <Link to="/financial/payments/$debtId" params={{ debtId: String(debt.debtId) }} className="selectable-card__link">
          {shortName(debt)}
        </Link>
      }
      subtitle={firstCapital(formats.month(debt.competency))}
      // How late it is stands in the note: here it would push the card onto another line.
      status={
        <DebtStatus
          status={debt.status}
          cardInReview={debt.cardInReview}
          {...(debt.status === 'open' && { dueDate: debt.dueDate, today })}
        />
      }
      note={<DebtNote debt={debt} />}
      amount={formats.money(debt.amountPayable)}
      selectable={payable}
      checked={selection.isChosen(debt.debtId)}
      onChange={(event) => selection.choose(debt, event.currentTarget.checked)}
    />
  )
}

/** What matters now: the card that is looked at, when it was paid, until when a discount holds, or when it is due. */
function DebtNote({ debt }: { debt: DebtSummary }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  if (debt.cardInReview) {
    return (
      <Link to="/financial/payments/card/$paymentId" params={{ paymentId: debt.cardInReview }} className={textLinkLook({ size: 'sm' })}>
        <Trans>Acompanhar o pagamento</Trans>
      </Link>
    )
  }
  if (debt.paidAt) return t`Pago em ${formats.day(debt.paidAt)}`
  if (debt.status === 'overdue') return t`Venceu em ${formats.date(debt.dueDate)}`
  if (debt.discountUntil) return t`Até ${formats.date(debt.discountUntil)} com desconto`
  return t`Vence em ${formats.date(debt.dueDate)}`
}
