import { useLingui } from '@lingui/react/macro'
import { SelectFilters } from '../../kit/list-parts/select-filters.tsx'
import type { Situation } from './academic-situation.queries.ts'
import { situationSearch, type SituationSearch } from './situation-search.ts'

export const situationPage = { path: '/academic-situation', isPart: true, read: situationSearch }

interface FilterProps {
  search: SituationSearch
  situation: Situation
}

/** Hidden without a choice. */
export function CourseFilter({ search, situation: { enrollments } }: FilterProps) {
  const { t } = useLingui()
  const [main, ...others] = enrollments
  return main && others.length > 0 ? (
    <SelectFilters
      page={situationPage}
      search={search}
      filters={[
        {
          name: 'enrollment',
          label: t`Curso`,
          all: main.course,
          options: others.map(({ enrollmentId, course }) => ({ value: enrollmentId, label: course })),
        },
      ]}
    />
  ) : null
}
