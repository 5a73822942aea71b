import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { DebtStatus } from '#api/debts.ts'
import { FilterBar } from '#design/components/table/filter-bar.tsx'
import { FilterSelect } from '#design/components/choices/filter-select.tsx'
import { useListForm } from '../../shared/list/list-form.tsx'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { debtList } from './debt-list.ts'
import { type DebtSearch, debtTypes } from './debt-search.ts'
import { debtQueries } from './debts.queries.ts'

/** State as chips with how many there are, then year and kind. */
export function StudentDebtFilters({ search }: { search: DebtSearch }) {
  const { t } = useLingui()
  const { typeName } = useDebtWords()
  const { data: overview } = useQuery(debtQueries.overview())
  const { data: years = [] } = useQuery(debtQueries.years())
  const { data: filters } = useQuery(debtQueries.filters())
  const { data: enrollments = [] } = useQuery(debtQueries.enrollments())
  const types = filters?.types ?? debtTypes
  const { form, carried } = useListForm(debtList, search, ['year', 'type', 'enrollment'])
  const status = search.status ?? 'open'
  const chips: Array<{ value: DebtStatus; label: string; count?: number | undefined }> = [
    { value: 'open', label: t`Em aberto`, count: overview?.open.count },
    { value: 'overdue', label: t`Vencidos`, count: overview?.overdue.count },
    { value: 'settled', label: t`Pagos`, count: overview?.settled.count },
    { value: 'in_agreement', label: t`Em acordo` },
  ]
  return (
    <FilterBar label={t`Filtros`}>
      {chips.map(({ value, label, count }) => (
        <Link
          key={value}
          to="/financial/payments"
          search={{ ...search, page: undefined, status: value === 'open' ? undefined : value }}
          className="filter-chip"
          data-selected={status === value || undefined}
          aria-current={status === value ? 'true' : undefined}
          activeOptions={{ exact: true, explicitUndefined: true }}
        >
          {label} {count}
        </Link>
      ))}
      <form key={JSON.stringify(search)} {...form} onChange={(event) => event.currentTarget.requestSubmit()}>
        {carried}
        <FilterSelect label={t`Ano`} name="year" defaultValue={search.year ?? ''} selected={search.year !== undefined}>
          <option value="">{t`Todos os anos`}</option>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </FilterSelect>
        <FilterSelect label={t`Tipo`} name="type" defaultValue={search.type ?? ''} selected={search.type !== undefined}>
          <option value="">{t`Todos os tipos`}</option>
          {types.map((type) => (
            <option key={type} value={type}>
              {typeName(type)}
            </option>
          ))}
        </FilterSelect>
        {enrollments.length > 1 ? (
          <FilterSelect
            label={t`Curso`}
            name="enrollment"
            defaultValue={search.enrollment ?? ''}
            selected={search.enrollment !== undefined}
          >
            <option value="">{t`Todos os cursos`}</option>
            {enrollments.map(({ enrollmentId, course }) => (
              <option key={enrollmentId} value={enrollmentId}>
                {course}
              </option>
            ))}
          </FilterSelect>
        ) : null}
        <button type="submit" className="visually-hidden">
          <Trans>Filtrar</Trans>
        </button>
      </form>
    </FilterBar>
  )
}
