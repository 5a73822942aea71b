import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { Card } from '#design/components/data/card.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { ReportFailed } from '../../kit/downloads/report-failed.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { SelectFilters, withChosen } from '../../kit/list-parts/select-filters.tsx'
import { ShortPager } from '../../kit/list-parts/short-pager.tsx'
import { HistoryHeader } from '../../subjects/payment-history/history-header.tsx'
import { InvoiceRows, useInvoiceStatusNames } from './invoice-rows.tsx'
import { invoiceQueries } from './invoices.queries.ts'
import { invoiceSearch, type InvoiceSearch, invoiceStatuses } from './invoice-search.ts'

export function InvoicesPage({ search: { report, ...search } }: { search: InvoiceSearch }) {
  const { t } = useLingui()
  const query = useQuery(invoiceQueries.list(search))
  const { data, isError, isPlaceholderData } = query
  return (
    <>
      <HistoryHeader />
      {report ? <ReportFailed /> : null}
      {data?.years.length === 0 ? null : <InvoiceFilters search={search} years={data?.years ?? []} />}
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar as notas fiscais`}>
          <Trans>O serviço financeiro está fora do ar agora. As suas notas continuam guardadas.</Trans>
        </QueryError>
      ) : !data ? (
        <Card as="div" aria-busy="true">
          <SkeletonRows rows={6} />
        </Card>
      ) : data.results.length === 0 ? (
        <NoInvoices search={search} />
      ) : (
        <>
          <InvoiceRows invoices={data.results} showsStatus={!search.status} busy={isPlaceholderData} />
          <ShortPager
            list={invoicesPage}
            search={search}
            totalCount={data.totalCount}
            renderLink={(page, link) => <Link {...link} to="/financial/invoices" search={{ ...search, page }} />}
          />
        </>
      )}
    </>
  )
}

const invoicesPage = { path: '/financial/invoices', read: invoiceSearch }

function InvoiceFilters({ search, years }: { search: InvoiceSearch; years: readonly number[] }) {
  const { t } = useLingui()
  const names = useInvoiceStatusNames()
  return (
    <SelectFilters
      page={invoicesPage}
      search={search}
      filters={[
        {
          name: 'year',
          label: t`Ano`,
          all: t`Ano: todos`,
          options: withChosen(years, search.year).map((year) => ({ value: year, label: year })),
        },
        {
          name: 'status',
          label: t`Situação`,
          all: t`Situação: todas`,
          options: invoiceStatuses.map((status) => ({ value: status, label: names[status] })),
        },
      ]}
    />
  )
}

function NoInvoices({ search: { page, year, status } }: { search: InvoiceSearch }) {
  const { t } = useLingui()
  return (
    <EmptyState icon={<ReceiptText size={32} />} title={t`Nenhuma nota fiscal aqui`}>
      {year || status || page ? (
        <Trans>Nenhuma nota com estes filtros. Escolha outro ano ou outra situação.</Trans>
      ) : (
        <Trans>A instituição emite a nota quando um pagamento é feito. Quando houver uma, ela aparece aqui.</Trans>
      )}
    </EmptyState>
  )
}
