import type { ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { getPrice } from '#api/financial/debt-offers.ts'
import type { DebtPage, DebtSummary } from '#api/financial/debts.ts'
import { CardList } from '#design/components/data/card-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { statusPill } from '#design/components/feedback/status.tsx'
import { countDays } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { type DebtSelection, DebtSelectionList } from '../../subjects/debts/debt-selection.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { useRowLink } from '../../kit/list-parts/row-link.tsx'
import { ShortPager } from '../../kit/list-parts/short-pager.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { CampaignPrice } from '../../subjects/debts/campaign-price.tsx'
import { FollowCard } from '../../subjects/debts/follow-card.tsx'
import { DebtStatus, soon } from '../../subjects/debts/debt-status.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { debtAddress, type DebtSearch } from './debt-address.ts'

interface StudentDebtListProps {
  search: DebtSearch
  query: UseQueryResult<DebtPage>
  /** Institution's civil date; empty until known. */
  today: string
  selection: DebtSelection<DebtSummary>
  /** Id of the form that pays the selected debts, also before scripts run. */
  formId: string
}

export function StudentDebtList({ search, query, today, selection, formId }: StudentDebtListProps) {
  const { t } = useLingui()
  const { nameAndNumber } = useDebtWords()
  const rowLink = useRowLink()
  const parts = useCardParts(today)
  const { data, isError, isPlaceholderData } = query
  if (isError) {
    return (
      <QueryError query={query} title={t`Não foi possível carregar os débitos`}>
        <Trans>O serviço financeiro está fora do ar agora. Nada foi cobrado e nada se perdeu.</Trans>
      </QueryError>
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
      <EmptyState icon={<CircleCheck size={32} />} title={t`Nenhum débito`}>
        <Trans>Nenhum débito com estes filtros. Quando houver, aparece nesta lista.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <DebtSelectionList
        aria-label={t`Débitos`}
        aria-busy={isPlaceholderData}
        debts={data.results}
        selection={selection}
        getCard={(debt) => ({
          id: `debt-${debt.debtId}`,
          name: 'debts',
          value: debt.debtId,
          form: formId,
          title: rowLink({
            to: '/financial/payments/$debtId',
            params: { debtId: String(debt.debtId) },
            className: 'selectable-card__link',
            children: nameAndNumber(debt).name,
          }),
          subtitle: nameAndNumber(debt).number,
          status: parts.getStatus(debt),
          note: parts.getNote(debt),
          below: parts.getLiveCharge(debt),
          amount: parts.getAmount(debt),
          selectable:
            (debt.status === 'open' || debt.status === 'overdue') &&
            !debt.cardInReview &&
            // Installments are paid in order, or together.
            (debt.paysAfter === null || selection.isSelected(debt.paysAfter) || selection.isSelected(debt.debtId)),
        })}
      />
      <ShortPager
        list={debtAddress}
        search={search}
        totalCount={data.totalCount}
        renderLink={(page, link) => <Link {...link} to="/financial/payments" search={{ ...search, page }} />}
      />
    </>
  )
}

/** Returns the parts of a row as functions rather than components, because a list has three of each row. */
function useCardParts(today: string) {
  const { t } = useLingui()
  const formats = useFormats()

  /** The status of a debt; for one still to be paid, its due date, which says what the status would, in one line of a phone. */
  function getStatus({ status, dueDate, cardInReview, paidByAgreement }: DebtSummary): ReactNode {
    const due = formats.date(dueDate)
    if (!cardInReview && status === 'overdue') return statusPill('danger', t`Venceu em ${due}`)
    const days = status === 'open' && today ? countDays(today, dueDate) : 0
    if (!cardInReview && days > 0) return statusPill(days <= soon ? 'warning' : 'neutral', t`Vence em ${due}`)
    return (
      <DebtStatus
        status={status}
        cardInReview={cardInReview}
        paidByAgreement={paidByAgreement}
        {...(status === 'open' && { dueDate, today })}
      />
    )
  }

  function getNote(debt: DebtSummary): ReactNode {
    if (debt.cardInReview) return <FollowCard paymentId={debt.cardInReview} />
    if (debt.paidAt) return t`Pago em ${formats.day(debt.paidAt)}`
    if (debt.paysAfter !== null) return t`Depois da parcela anterior do acordo`
    if (debt.partPaid !== null && (debt.status === 'open' || debt.status === 'overdue'))
      return t`Pago em parte: falta este valor de ${formats.money(debt.grossAmount)}`
    if (endedElsewhere.includes(debt.status)) return t`Vencia em ${formats.date(debt.dueDate)}`
    if (debt.status === 'overdue') return null
    const [discountDay, last] = [debt.discountUntil && formats.date(debt.discountUntil), formats.date(debt.payableUntil)]
    if (discountDay) return t`Com desconto até ${discountDay}`
    return debt.dueDate === debt.payableUntil ? null : t`Sem acréscimo até ${last}`
  }

  /** Renders the link back to a Pix code or slip that can still be paid; null without one. */
  function getLiveCharge({ livePix, liveSlip, cardInReview }: DebtSummary): ReactNode {
    const live = livePix ?? liveSlip
    if (!live || cardInReview) return null
    const { paymentId, debtCount } = live
    const until = livePix ? formats.time(livePix.expiresAt) : formats.date(liveSlip!.dueOn)
    return (
      <Link
        to={livePix ? '/financial/payments/pix/$paymentId' : '/financial/payments/slip/$paymentId'}
        params={{ paymentId }}
        className={textLinkLook({ variant: 'alone', size: 'sm' })}
      >
        {livePix ? (
          <Trans>Código Pix até {until}</Trans>
        ) : (
          <Plural value={debtCount} one={`Boleto para ${until}`} other={`Boleto de # débitos, para ${until}`} />
        )}
      </Link>
    )
  }

  function getAmount(debt: DebtSummary): ReactNode {
    const price = getPrice(debt)
    return price === debt.amountPayable ? formats.money(price) : <CampaignPrice amount={price} usual={debt.amountPayable} />
  }

  return { getStatus, getNote, getLiveCharge, getAmount }
}

/** Statuses of debts that cannot be paid here. */
const endedElsewhere: readonly DebtSummary['status'][] = ['in_agreement', 'canceled', 'in_agency', 'loss']
