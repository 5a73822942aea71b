import { Trans } from '@lingui/react/macro'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { ReportFailed } from '../../shared/downloads/report-failed.tsx'
import { InvoiceFilters } from './invoice-filters.tsx'
import { InvoiceList } from './invoice-list.tsx'
import type { InvoiceSearch } from './invoice-search.ts'

/** A student's invoices, each to keep as PDF. */
export function InvoicesPage({ search }: { search: InvoiceSearch }) {
  return (
    <>
      <PageHeader title={<Trans>Notas fiscais</Trans>} />
      {search.report ? <ReportFailed /> : null}
      <InvoiceFilters search={search} />
      <InvoiceList search={search} />
    </>
  )
}
