import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '#design/components/choices/filter-select.tsx'
import { FilterBar } from '#design/components/table/filter-bar.tsx'
import { useListForm } from '../../shared/list/list-form.tsx'
import { invoiceSearch, type InvoiceSearch, invoiceStatuses } from './invoice-search.ts'
import { useInvoiceStatusNames } from './invoice-status.tsx'
import { invoiceQueries } from './invoices.queries.ts'

/** Year of issue and state. */
export function InvoiceFilters({ search: { report: _report, ...search } }: { search: InvoiceSearch }) {
  const { t } = useLingui()
  const names = useInvoiceStatusNames()
  const { data } = useQuery(invoiceQueries.list(search))
  const { form, carried } = useListForm({ path: '/financial/invoices', read: invoiceSearch }, search, ['year', 'status'])
  const { year, status } = search
  const years = data?.years ?? []
  // Where there is no invoice at all there is nothing to choose from.
  if (data && years.length === 0) return null
  return (
    <FilterBar label={t`Filtros`}>
      <form key={JSON.stringify(search)} {...form} onChange={(event) => event.currentTarget.requestSubmit()}>
        {carried}
        <FilterSelect label={t`Ano`} name="year" defaultValue={year ?? ''} selected={year !== undefined}>
          <option value="">{t`Todos os anos`}</option>
          {(year === undefined || years.includes(year) ? years : [...years, year]).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </FilterSelect>
        <FilterSelect label={t`Situação`} name="status" defaultValue={status ?? ''} selected={status !== undefined}>
          <option value="">{t`Todas as situações`}</option>
          {invoiceStatuses.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </FilterSelect>
        <button type="submit" className="visually-hidden">
          <Trans>Filtrar</Trans>
        </button>
      </form>
    </FilterBar>
  )
}
