import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FilterSelect } from '#design/components/choices/filter-select.tsx'
import { FilterBar } from '#design/components/table/filter-bar.tsx'
import { FiltersToggle } from './filters-toggle.tsx'
import { useListForm } from '../list/list-form.tsx'
import { useFilterRemoval } from './use-filter-removal.ts'

interface SelectFilter<Search> {
  name: keyof Search & string
  label: string
  /** The option that removes the filter; undefined if one option is always chosen. */
  all?: string
  options: ReadonlyArray<{ value: string | number; label: ReactNode }>
}

interface SelectFiltersProps<Search extends object> {
  page: Parameters<typeof useListForm<Search>>[0]
  search: Search
  filters: ReadonlyArray<SelectFilter<Search>>
  /** Where a page has more than one bar. */
  label?: string
  /** Links with `filter-chip`, most used first: a phone folds those that are not chosen. */
  chips?: ReactNode
  children?: ReactNode
}

/** The number of filters from which they do not fit on a phone's line; the bar's other content counts as one. */
const manyFilters = 3

/** Applies on change; a plain GET form before scripts load. */
export function SelectFilters<Search extends object>({
  page,
  search,
  filters,
  label: barLabel,
  chips,
  children,
}: SelectFiltersProps<Search>) {
  const { t } = useLingui()
  const title = barLabel ?? t`Filtros`
  const removal = useFilterRemoval()
  const names = filters.map(({ name }) => name)
  // A filter that always has a choice says what the page shows, so it is never folded away.
  const optional = filters.filter(({ all }) => all !== undefined)
  const { form, carried } = useListForm(page, search, names)
  return (
    <FilterBar label={title} wraps={!children && !chips && filters.length < manyFilters}>
      {children}
      {optional.length + (children || chips ? 1 : 0) >= manyFilters ? (
        <FiltersToggle chosen={optional.filter(({ name }) => search[name] !== undefined).length} />
      ) : null}
      {chips}
      <form key={JSON.stringify(search)} {...form} aria-label={title} onChange={(event) => event.currentTarget.requestSubmit()}>
        {carried}
        {filters.map(({ name, label, all, options }) => {
          const chosen = search[name] as string | number | undefined
          return (
            <FilterSelect
              key={name}
              label={label}
              name={name}
              defaultValue={chosen ?? ''}
              selected={all !== undefined && chosen !== undefined}
              removal={removal(label, (link) => (
                <Link {...link} to={page.path} search={withoutFilter(page, name)} activeOptions={{ exact: true }} />
              ))}
            >
              {all === undefined ? null : <option value="">{all}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </FilterSelect>
          )
        })}
        <button type="submit" className="visually-hidden">
          <Trans>Filtrar</Trans>
        </button>
      </form>
    </FilterBar>
  )
}

const withoutFilter = <Search extends object>({ read }: SelectFiltersProps<Search>['page'], name: keyof Search & string) =>
  ((now: Record<string, unknown>) => read({ ...now, [name]: undefined, page: undefined, report: undefined })) as never

/** Includes the chosen value even where no row has it. */
export function withChosen<Value>(values: readonly Value[], chosen: Value | undefined): readonly Value[] {
  return chosen === undefined || values.includes(chosen) ? values : [...values, chosen]
}
