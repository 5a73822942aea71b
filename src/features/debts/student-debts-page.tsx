import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DebtPage } from '#api/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { StickyActionBar } from '#design/components/actions/sticky-action-bar.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { debtQueries, type DebtSearch, studentListSearch } from './debts.queries.ts'
import { StudentDebtFilters } from './student-debt-filters.tsx'
import { StudentDebtList } from './student-debt-list.tsx'
import { useDebtSelection } from './use-debt-selection.ts'

interface StudentDebtsPageProps {
  search: DebtSearch
  /** The one action for the chosen debts; another area of the product brings it. */
  renderPay(debtIds: number[], amount: number): ReactNode
  /** What is offered for these debts now; another area of the product brings it. */
  offers: ReactNode
  /** What goes with the list; another area of the product brings it. */
  children: ReactNode
}

/** What a student owes and has paid, and the way to pay several debts at once. */
export function StudentDebtsPage({ search, renderPay, offers, children }: StudentDebtsPageProps) {
  const { t } = useLingui()
  const shell = useShell()
  const { person } = shell
  const formats = useFormats(shell)
  const queryClient = useQueryClient()
  const { data: overview } = useQuery(debtQueries.overview())
  const firstPage = queryClient.getQueryData<DebtPage>(debtQueries.list(studentListSearch(search)).queryKey)
  const selection = useDebtSelection(firstPage?.results.filter(({ status, cardInReview }) => status === 'overdue' && !cardInReview) ?? [])
  const chosen = selection.debtIds.length
  // What is chosen stays so behind a list of paid debts, where its boxes are not seen.
  const showsPayable = search.status === undefined || search.status === 'open' || search.status === 'overdue'
  return (
    <>
      <PageHeader title={t`Pagamentos`} actions={<Ways />} />
      {overview && overview.overdue.count > 0 ? (
        <Notice
          tone="danger"
          title={<Plural value={overview.overdue.count} one="# débito vencido" other="# débitos vencidos" />}
          action={person?.profile === 'STUDENT' ? <Negotiate /> : null}
        >
          <Trans>Pagando hoje: {formats.money(overview.overdue.amountPayable)}</Trans>
        </Notice>
      ) : null}
      {offers}
      <StudentDebtFilters search={search} />
      <StudentDebtList search={search} today={overview?.today ?? ''} selection={selection} />
      {children}
      {chosen > 0 && showsPayable ? (
        <StickyActionBar
          label={<Plural value={chosen} one="# selecionado" other="# selecionados" />}
          amount={formats.money(selection.amount)}
          second={
            <Link to="/financial/payment-checkout" search={{ debts: selection.debtIds.join(',') }} className={buttonLook()}>
              <Trans>Outras formas</Trans>
            </Link>
          }
          action={renderPay(selection.debtIds, selection.amount)}
        />
      ) : null}
    </>
  )
}

/** To paying what is overdue in installments. */
function Negotiate() {
  return (
    <Link to="/financial/agreements/new" className={buttonLook({ size: 'sm' })}>
      <Trans>Negociar</Trans>
    </Link>
  )
}

/** To what is seen and set about the same debts elsewhere. */
function Ways() {
  return (
    <>
      <Link to="/financial/statement" className={textLinkLook({ variant: 'alone' })}>
        <Trans>Extrato</Trans>
      </Link>
      <Link to="/financial/reminders" className={textLinkLook({ variant: 'alone' })}>
        <Trans>Lembretes</Trans>
      </Link>
    </>
  )
}
