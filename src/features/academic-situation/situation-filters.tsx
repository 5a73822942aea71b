import { useLingui } from '@lingui/react/macro'
import { SelectFilters, withChosen } from '../../shared/select-filters.tsx'
import { type Situation, type SituationSearch, situationSearch } from './academic-situation.queries.ts'

export const situationPage = { path: '/academic-situation', read: situationSearch }

/** Hidden without a choice. */
export function SituationFilters({ search, situation: { enrollments, histories } }: { search: SituationSearch; situation: Situation }) {
  const { t } = useLingui()
  const [main, ...others] = enrollments
  const periods = histories?.periods ?? []
  const filters = [
    ...(others.length > 0
      ? [
          {
            name: 'enrollment' as const,
            label: t`Curso`,
            all: main!.course,
            options: others.map(({ enrollmentId, course }) => ({ value: enrollmentId, label: course })),
          },
        ]
      : []),
    ...(periods.length > 1
      ? [
          {
            name: 'period' as const,
            label: t`Período`,
            all: t`Todos os períodos`,
            options: withChosen(periods, search.period).map((period) => ({ value: period, label: period })),
          },
        ]
      : []),
  ]
  return filters.length > 0 ? <SelectFilters page={situationPage} search={search} filters={filters} /> : null
}
