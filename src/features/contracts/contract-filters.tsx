import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '#design/components/choices/filter-select.tsx'
import { FilterBar } from '#design/components/table/filter-bar.tsx'
import { useListForm } from '../../shared/list/list-form.tsx'
import { contractSearch, type ContractSearch } from './contract-search.ts'
import { contractQueries } from './contracts.queries.ts'

/** Year and period, once there is more than one to choose from. */
export function ContractFilters({ search }: { search: ContractSearch }) {
  const { t } = useLingui()
  const { data } = useQuery(contractQueries.list(search))
  const { form, carried } = useListForm({ path: '/financial/contracts', read: contractSearch }, search, ['year', 'period'])
  const years = data?.years ?? []
  const periods = data?.periods ?? []
  if (years.length + periods.length < 3 && !search.year && !search.period) return null
  return (
    <FilterBar label={t`Filtros`}>
      <form key={JSON.stringify(search)} {...form} onChange={(event) => event.currentTarget.requestSubmit()}>
        {carried}
        <FilterSelect label={t`Ano`} name="year" defaultValue={search.year ?? ''} selected={search.year !== undefined}>
          <option value="">{t`Todos os anos`}</option>
          {withChosen(years, search.year).map((year) => (
            <option key={year}>{year}</option>
          ))}
        </FilterSelect>
        <FilterSelect label={t`Período`} name="period" defaultValue={search.period ?? ''} selected={search.period !== undefined}>
          <option value="">{t`Todos os períodos`}</option>
          {withChosen(periods, search.period).map((period) => (
            <option key={period} value={period}>
              {t`Período ${period}`}
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

/** A value that came with the address stays to be seen, also where nothing has it. */
const withChosen = (values: readonly number[], chosen: number | undefined) =>
  chosen === undefined || values.includes(chosen) ? values : [...values, chosen]
