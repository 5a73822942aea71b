import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { DebtPage, DebtSummary } from '#api/debts.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { PageLinks } from '#design/components/navigation/page-links.tsx'
import { SelectionBar, useDebtSelection } from '../../shared/debts/debt-selection.tsx'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { debtQueries, type DebtSearch, studentListSearch } from './debts.queries.ts'
import { OwedTodayNotice } from './owed-today-notice.tsx'
import { StudentDebtFilters } from './student-debt-filters.tsx'
import { StudentDebtList } from './student-debt-list.tsx'

const payForm = 'pay-debts'

interface StudentDebtsPageProps {
  search: DebtSearch
  renderPay(debts: readonly DebtSummary[], amount: number, formId: string): ReactNode
  /** That reduce what is due. */
  offers: ReactNode
  children: ReactNode
}

export function StudentDebtsPage({ search, renderPay, offers, children }: StudentDebtsPageProps) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { labelFor } = useDebtWords()
  const { data: overview } = useQuery(debtQueries.overview())
  const query = useQuery(debtQueries.list(studentListSearch(search)))
  const selection = useDebtSelection(() => firstSelected(query.data))
  const amount = selection.debts.reduce((sum, { amountPayable }) => sum + amountPayable, 0)
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
  return (
    <>
      <PageHeader title={t`Pagamentos`} actions={<RelatedPages mayInvitePayers={overview?.mayInvitePayers ?? false} />} />
      {overview && overview.owedToday.count > 0 ? (
        <OwedTodayNotice
          owed={overview.owedToday}
          listed={query.data?.results ?? []}
          hasBar={showsPayable}
          isListed={search.status === 'overdue'}
        >
          {offers}
        </OwedTodayNotice>
      ) : null}
      <StudentDebtFilters search={search} overview={overview} />
      <StudentDebtList search={search} query={query} today={overview?.today ?? ''} selection={selection} formId={payForm} />
      {children}
      {showsPayable ? (
        <SelectionBar
          count={debtIds.length}
          amount={sum}
          second={
            <Link
              to="/financial/payment-checkout"
              search={{ debts: debtIds.join(',') }}
              className={textLinkLook({ variant: 'alone' })}
              aria-label={labelFor(t`Outras formas`, selection.debts, sum)}
            >
              <Trans>Outras formas</Trans>
            </Link>
          }
          action={renderPay(selection.debts, amount, payForm)}
        />
      ) : null}
    </>
  )
}

/** Most users come to pay overdue debts, or the only one of the list. */
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
          <Trans>Quem vê e paga</Trans>
        </Link>
      ) : null}
      <Link to="/financial/statement" className={textLinkLook({ variant: 'alone' })}>
        <Trans>Extrato</Trans>
      </Link>
      <Link to="/financial/reminders" className={textLinkLook({ variant: 'alone' })}>
        <Trans>Lembretes</Trans>
      </Link>
    </PageLinks>
  )
}
