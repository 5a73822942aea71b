import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { priceTogether } from '#api/financial/debt-offers.ts'
import type { DebtPage, DebtSummary } from '#api/financial/debts.ts'
import { type ButtonLook, buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { PageLinks } from '#design/components/navigation/page-links.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { CampaignPrice } from '../../subjects/debts/campaign-price.tsx'
import { SelectionBar, useDebtSelection } from '../../subjects/debts/debt-selection.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { WithoutCampaign } from '../../subjects/debts/without-campaign.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { debtQueries, studentListSearch } from './debts.queries.ts'
import type { DebtSearch } from './debt-address.ts'
import { isOwedPeriod, OwedTodayNotice } from './owed-today-notice.tsx'
import { StudentDebtFilters } from './student-debt-filters.tsx'
import { StudentDebtList } from './student-debt-list.tsx'

const payForm = 'pay-debts'

interface StudentDebtsPageProps {
  search: DebtSearch
  renderPay(debts: readonly DebtSummary[], amount: number, formId: string): ReactNode
  children: ReactNode
}

export function StudentDebtsPage({ search, renderPay, children }: StudentDebtsPageProps) {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const { labelFor } = useDebtWords()
  const { data: overview } = useQuery(debtQueries.overview())
  const query = useQuery(debtQueries.list(studentListSearch(search)))
  const selection = useDebtSelection(() => firstSelected(query.data))
  const { amount, usual, takesPix } = priceTogether(selection.debts)
  const sum = formats.money(amount)
  // The list of paid debts has no checkboxes; the selection is kept.
  const showsPayable = search.status === undefined || search.status === 'open' || search.status === 'overdue'
  // Other pages of a list keep what is selected; another filter does not, so that only what was seen is paid.
  const filters = JSON.stringify({ ...studentListSearch(search), page: undefined })
  const [selectedIn, setSelectedIn] = useState(filters)
  if (showsPayable && filters !== selectedIn && query.data && !query.isPlaceholderData) {
    setSelectedIn(filters)
    selection.keepOnly(query.data.results)
  }
  const { debtIds } = selection
  const owed = overview?.owedToday
  // The bar pays the debts selected in the list, so it covers the overdue ones only if the list has them all.
  const isInBar =
    owed !== undefined &&
    showsPayable &&
    owed.debtIds.length > 0 &&
    (query.data?.results ?? []).filter(isOwedPeriod(owed)).length === owed.debtIds.length
  const mayNegotiate = Boolean(owed?.isNegotiable) && shell.person?.profile === 'STUDENT'
  return (
    <>
      <PageHeader title={t`Pagamentos`} actions={<RelatedPages mayInvitePayers={overview?.mayInvitePayers ?? false} />} />
      {/* The list and the bar say the rest themselves. */}
      {owed && owed.count > 0 && !(isInBar && (owed.charges === 0 || owed.offer)) ? (
        <OwedTodayNotice
          owed={owed}
          listed={query.data?.results ?? []}
          isInBar={isInBar}
          isListed={search.status === 'overdue'}
          negotiate={mayNegotiate ? <Negotiate size="sm" /> : null}
        />
      ) : null}
      <StudentDebtFilters search={search} overview={overview} />
      <StudentDebtList search={search} query={query} today={overview?.today ?? ''} selection={selection} formId={payForm} />
      {children}
      {showsPayable ? (
        <SelectionBar
          count={debtIds.length}
          amount={<CampaignPrice amount={amount} usual={usual} />}
          second={
            <>
              <Link
                to="/financial/payment-checkout"
                search={{ debts: debtIds.join(',') }}
                className={textLinkLook({ variant: 'alone', size: 'sm' })}
                aria-label={labelFor(t`Outras formas`, selection.debts, sum)}
              >
                <Trans>Outras formas</Trans>
              </Link>
              {amount < usual ? <WithoutCampaign debtIds={debtIds} debts={selection.debts} usual={usual} /> : null}
            </>
          }
          beside={isInBar && mayNegotiate ? <Negotiate size="lg" /> : null}
          action={
            takesPix && overview?.takesPix !== false ? (
              renderPay(selection.debts, amount, payForm)
            ) : (
              <Link
                to="/financial/payment-checkout"
                search={{ debts: debtIds.join(',') }}
                className={buttonLook({ variant: 'primary', size: 'lg' })}
                aria-label={labelFor(t`Pagar`, selection.debts, sum)}
              >
                <Trans>Pagar</Trans>
              </Link>
            )
          }
        />
      ) : null}
    </>
  )
}

function Negotiate({ size }: Pick<ButtonLook, 'size'>) {
  return (
    <Link to="/financial/agreements/new" className={buttonLook({ size })}>
      <Trans>Negociar</Trans>
    </Link>
  )
}

/** Returns the debts selected at first: overdue ones, or the only one of the list, which most users come to pay. */
function firstSelected(page: DebtPage | undefined): readonly DebtSummary[] {
  const payable = page?.results.filter(({ status, cardInReview }) => (status === 'open' || status === 'overdue') && !cardInReview) ?? []
  return page?.totalCount === 1 ? payable : payable.filter(({ status }) => status === 'overdue')
}

function RelatedPages({ mayInvitePayers }: { mayInvitePayers: boolean }) {
  const { t } = useLingui()
  return (
    <PageLinks label={t`Mais de Pagamentos`}>
      {mayInvitePayers ? (
        <Link to="/financial/payers" className={textLinkLook({ variant: 'alone' })}>
          <Trans>Quem pode pagar por mim</Trans>
        </Link>
      ) : null}
      <Link to="/financial/statement" className={textLinkLook({ variant: 'alone' })}>
        <Trans context="pagamentos">Histórico</Trans>
      </Link>
      <Link to="/financial/reminders" className={textLinkLook({ variant: 'alone' })}>
        <Trans>Lembretes</Trans>
      </Link>
    </PageLinks>
  )
}
