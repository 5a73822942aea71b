import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { DebtOverview, DebtStatus } from '#api/financial/debts.ts'
import { firstCapital } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { SelectFilters } from '../../kit/list-parts/select-filters.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { debtQueries } from './debts.queries.ts'
import { debtAddress, type DebtSearch, debtTypes } from './debt-address.ts'

export function StudentDebtFilters({ search, overview }: { search: DebtSearch; overview: DebtOverview | undefined }) {
  const { t } = useLingui()
  const { data: years = [] } = useQuery(debtQueries.years())
  const { data: enrollments = [] } = useQuery(debtQueries.enrollments())
  const status = search.status ?? 'open'
  const { typeName, statusName } = useDebtWords()
  /** Statuses that few students have: their filters are shown only if there are such debts. */
  const handedOver = [
    { value: 'in_agency' as const, label: statusName('in_agency'), count: overview?.inAgency.count },
    { value: 'loss' as const, label: statusName('loss'), count: overview?.loss.count },
  ]
  const chips: Array<{ value: DebtStatus; label: string; count?: number | undefined }> = [
    { value: 'open', label: t`Em aberto`, count: overview?.open.count },
    { value: 'overdue', label: t`Vencidos`, count: overview?.overdue.count },
    { value: 'settled', label: t`Pagos`, count: overview?.settled.count },
    { value: 'in_agreement', label: t`Em acordo`, count: overview?.inAgreement.count },
    ...handedOver.filter(({ value, count }) => count || status === value),
  ]
  const courses = enrollments.map(({ enrollmentId, course }) => ({ value: enrollmentId, label: course }))
  return (
    <SelectFilters
      page={debtAddress}
      search={search}
      filters={[
        { name: 'year', label: t`Ano`, all: t`Todos os anos`, options: years.map((year) => ({ value: year, label: year })) },
        {
          name: 'type',
          label: t`Tipo`,
          all: t`Todos os tipos`,
          options: debtTypes.map((type) => ({ value: type, label: typeName(type) })),
        },
        ...(courses.length > 1 ? [{ name: 'enrollmentId' as const, label: t`Curso`, all: t`Todos os cursos`, options: courses }] : []),
      ]}
      chips={
        <>
          {search.competency ? <MonthFilter competency={search.competency} search={search} /> : null}
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
        </>
      }
    />
  )
}

/** The month filter that the months on home lead to; pressing it removes the filter. */
function MonthFilter({ competency, search }: { competency: string; search: DebtSearch }) {
  const { t } = useLingui()
  const { month } = useFormats()
  const name = firstCapital(month(competency))
  return (
    <Link
      to="/financial/payments"
      search={{ ...search, page: undefined, competency: undefined }}
      className="filter-chip"
      data-selected=""
      aria-label={t`${name}: remover o filtro`}
    >
      {name} <X size={16} />
    </Link>
  )
}
