import { useLingui } from '@lingui/react/macro'
import { FilterToggle } from '#design/components/table/filter-toggle.tsx'

/** Folds a list's filters on phones. @param chosen how many of them narrow the list */
export function FiltersToggle({ chosen }: { chosen: number }) {
  const { t } = useLingui()
  return <FilterToggle label={chosen > 0 ? t`Filtros (${chosen})` : t`Filtros`} />
}
