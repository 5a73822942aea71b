import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import type { FilterRemoval } from '#design/components/choices/chosen-filter.tsx'
import { SearchField } from '#design/components/fields/search-field.tsx'
import { FilterForm } from '#design/components/table/filter-bar.tsx'
import { FilterMenu, filterOptionLook, FilterOptions } from '#design/components/table/filter-menu.tsx'
import { FilterToggle } from '#design/components/table/filter-toggle.tsx'
import { usePeriodWords } from './use-period-words.ts'
import { useShell } from '../../request/shell.queries.ts'
import type { ListColumn, ListFilter } from './list.ts'
import type { ListAddress, ListSearch } from './list-address.ts'
import { isFiltered, narrowed, type SortColumn, sortSearch, getSort, withoutFilters } from './list-links.ts'
import { flag } from '../search/search-values.ts'
import { useFilterRemoval } from '../list-parts/use-filter-removal.ts'
import { FiltersToggle } from '../list-parts/filters-toggle.tsx'
import { useListForm } from './list-form.tsx'
import { ListLink } from './list-link.tsx'

interface Addressed<Search extends ListSearch> {
  address: ListAddress<Search>
  search: Search
}

interface ListFiltersProps<Row, Search extends ListSearch> extends Addressed<Search> {
  filters: ReadonlyArray<ListFilter<keyof Search & string>>
  columns: ReadonlyArray<ListColumn<Row, SortColumn<Search>>>
}

/** Lazy, since its menu is closed at first: the page does not wait for its scripts. Code that renders a list on the server preloads it. */
export const PeriodFields = lazyRouteComponent(() => import('./period-fields.tsx'))

/** The most filters in a line: more would take a second line of a wide screen. */
const mostInLine = 5
/** The number of filters that stay in the line when there are more than that: the ones that the list names first. */
const alwaysInLine = 3

export function ListFilters<Row, Search extends ListSearch>({ filters, columns, address, search }: ListFiltersProps<Row, Search>) {
  const { i18n, t } = useLingui()
  const { institutions, person } = useShell()
  const { form, carried } = useListForm(address, search, filters.flatMap(typedFields))
  const ref = useFieldsOfAddress(search)
  const list = { address, search }
  const isChosen = (field: keyof Search & string) => search[field] !== undefined
  const isAcross = person?.context?.institutionId === null && institutions.length > 1
  const menus = filters.filter((filter) => filter.kind !== 'search').filter(({ kind }) => kind !== 'institution' || isAcross)
  const chosen = menus.filter((filter) =>
    filter.kind === 'period' ? isChosen(filter.from) || isChosen(filter.to) : isChosen(filter.field),
  )
  const [inLine, folded] = menus.length > mostInLine ? [menus.slice(0, alwaysInLine), menus.slice(alwaysInLine)] : [menus, []]
  function renderMenu(filter: (typeof menus)[number]) {
    const label = i18n._(filter.label)
    switch (filter.kind) {
      case 'choice': {
        const options = Object.entries(filter.options).map(([value, name]) => ({ value: flag(value) ?? value, name: i18n._(name) }))
        return <Choice key={filter.field} {...list} field={filter.field} label={label} all={i18n._(filter.all)} options={options} />
      }
      case 'listed': {
        const { field, all, useOptions } = filter
        return <ListedChoice key={field} {...list} field={field} label={label} all={i18n._(all)} useOptions={useOptions} />
      }
      case 'institution': {
        const options = institutions.map(({ id, name }) => ({ value: id, name }))
        return <Choice key={filter.field} {...list} field={filter.field} label={label} all={i18n._(filter.all)} options={options} />
      }
      case 'period':
        return <Period key={filter.from} {...list} label={label} from={filter.from} to={filter.to} />
    }
  }
  return (
    <FilterForm ref={ref} {...form} label={t`Filtros`}>
      {carried}
      {filters.map((filter) =>
        filter.kind === 'search' ? (
          <SearchField
            key={filter.field}
            name={filter.field}
            label={i18n._(filter.label)}
            defaultValue={search[filter.field] as string | undefined}
            placeholder={i18n._(filter.hint ?? filter.label)}
            maxLength={100}
          />
        ) : null,
      )}
      <FiltersToggle chosen={chosen.length} />
      <SortMenu {...list} columns={columns} />
      {inLine.map(renderMenu)}
      {folded.length > 0 ? <FilterToggle folds="rest" label={t`Mais filtros`} /> : null}
      {folded.map(renderMenu)}
      {isFiltered(search) ? (
        <ListLink address={address} change={withoutFilters} className={textLinkLook({ variant: 'alone' })}>
          <Trans>Limpar</Trans>
        </ListLink>
      ) : null}
    </FilterForm>
  )
}

function typedFields<Field extends string>(filter: ListFilter<Field>): Field[] {
  switch (filter.kind) {
    case 'search':
      return [filter.field]
    case 'period':
      return [filter.from, filter.to]
    default:
      return []
  }
}

/** Resets uncontrolled fields when the URL changes. Not on first render: keeps what was typed before hydration. */
function useFieldsOfAddress(search: object) {
  const ref = useRef<HTMLFormElement>(null)
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    for (const field of ref.current?.elements ?? []) {
      // The user may still be typing in the focused field.
      if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = field.defaultValue
    }
  }, [search])
  return ref
}

interface RemovedFilter<Search extends ListSearch> {
  address: ListAddress<Search>
  label: string
  fields: ReadonlyArray<keyof Search & string>
}

function useRemoval<Search extends ListSearch>({ address, label, fields }: RemovedFilter<Search>): FilterRemoval {
  const removal = useFilterRemoval()
  const nothing = Object.fromEntries(fields.map((field) => [field, undefined])) as Partial<Search>
  return removal(label, (link) => <ListLink {...link} address={address} change={(now) => narrowed(now, nothing)} />)
}

interface ChoiceProps<Search extends ListSearch> extends Addressed<Search> {
  field: keyof Search & string
  label: string
  all: string
  options: ReadonlyArray<{ value: string | number | boolean; name: string }>
}

function Choice<Search extends ListSearch>({ address, search, field, label, all, options }: ChoiceProps<Search>) {
  const chosen = search[field]
  const chosenName = options.find(({ value }) => value === chosen)?.name
  const removal = useRemoval({ address, label, fields: [field] })
  return (
    <FilterMenu label={label} value={chosenName} removal={removal}>
      <FilterOptions>
        {[{ value: undefined, name: all }, ...options].map(({ value, name }) => (
          <li key={String(value ?? '')}>
            <ListLink
              address={address}
              change={(now) => narrowed(now, { [field]: value } as Partial<Search>)}
              current={chosen === value}
              className={filterOptionLook()}
            >
              {name}
            </ListLink>
          </li>
        ))}
      </FilterOptions>
    </FilterMenu>
  )
}

function ListedChoice<Search extends ListSearch>({
  useOptions,
  ...choice
}: Omit<ChoiceProps<Search>, 'options'> & { useOptions(): ChoiceProps<Search>['options'] }) {
  return <Choice {...choice} options={useOptions()} />
}

interface PeriodProps<Search extends ListSearch> extends Addressed<Search> {
  label: string
  from: keyof Search & string
  to: keyof Search & string
}

function Period<Search extends ListSearch>({ address, search, label, from, to }: PeriodProps<Search>) {
  const [first, last] = [search[from], search[to]] as [string | undefined, string | undefined]
  const period = usePeriodWords()(first, last)
  const removal = useRemoval({ address, label, fields: [from, to] })
  return (
    <FilterMenu label={label} value={period} removal={removal}>
      <Suspense>
        <PeriodFields from={from} to={to} first={first} last={last} />
      </Suspense>
    </FilterMenu>
  )
}

interface SortMenuProps<Row, Search extends ListSearch> extends Addressed<Search> {
  columns: ReadonlyArray<ListColumn<Row, SortColumn<Search>>>
}

/** For the card layout, which has no column headers. */
function SortMenu<Row, Search extends ListSearch>({ address, search, columns }: SortMenuProps<Row, Search>) {
  const { i18n, t } = useLingui()
  if (columns.every(({ sort }) => sort === undefined)) return null
  return (
    <FilterMenu label={t`Ordenar`} only="cards">
      <FilterOptions>
        {columns.map(({ id, header, sort: column }) => {
          if (!column) return null
          const sort = getSort(address, search, column)
          return (
            <li key={id}>
              <ListLink
                address={address}
                change={(now) => sortSearch(address, now, column)}
                current={sort !== 'none'}
                className={filterOptionLook()}
              >
                {i18n._(header)}
                <Direction sort={sort} />
              </ListLink>
            </li>
          )
        })}
      </FilterOptions>
    </FilterMenu>
  )
}

function Direction({ sort }: { sort: ReturnType<typeof getSort> }) {
  const { t } = useLingui()
  if (sort === 'none') return null
  const Arrow = sort === 'ascending' ? ArrowUp : ArrowDown
  return <Arrow role="img" aria-label={sort === 'ascending' ? t`crescente` : t`decrescente`} />
}
