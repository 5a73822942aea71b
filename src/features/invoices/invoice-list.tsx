import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { Button } from '#design/components/actions/button.tsx'
import { CardList } from '#design/components/data/card-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { ShortPager } from '../../shared/short-pager.tsx'
import type { InvoiceSearch } from './invoice-search.ts'
import { InvoiceTable } from './invoice-table.tsx'
import { invoiceQueries } from './invoices.queries.ts'

/** The invoices of an address, or why there are none. */
export function InvoiceList({ search }: { search: InvoiceSearch }) {
  const { t } = useLingui()
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(invoiceQueries.list(search))
  if (isError) {
    return (
      <ErrorState
        title={t`As notas fiscais não responderam`}
        retry={<Button loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}
      >
        <Trans>O serviço financeiro está fora do ar agora. As suas notas continuam guardadas.</Trans>
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <CardList aria-busy="true">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </CardList>
    )
  }
  if (data.results.length === 0) {
    return (
      <EmptyState icon={<ReceiptText size={32} strokeWidth={1.75} aria-hidden />} title={t`Nenhuma nota fiscal aqui`}>
        {search.year || search.status || search.page ? (
          <Trans>Nenhuma nota com estes filtros. Escolha outro ano ou outra situação.</Trans>
        ) : (
          <Trans>A instituição emite a nota quando um pagamento é feito. Quando houver uma, ela aparece aqui.</Trans>
        )}
      </EmptyState>
    )
  }
  return (
    <>
      <InvoiceTable invoices={data.results} busy={isPlaceholderData} />
      <ShortPager
        search={search}
        totalCount={data.totalCount}
        renderLink={(page, link) => <Link {...link} to="/financial/invoices" search={{ ...search, report: undefined, page }} />}
      />
    </>
  )
}
