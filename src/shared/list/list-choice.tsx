import { FilterMenu, filterOptionLook, FilterOptions } from '#design/components/table/filter-menu.tsx'
import { type AddressedList, type ListSearch, narrowed } from './list-address.ts'
import { ListLink } from './list-link.tsx'

interface ListChoiceProps<Search extends ListSearch, Field extends keyof Search> {
  list: AddressedList<Search>
  label: string
  /** The choice that narrows nothing. */
  all: string
  search: Search
  field: Field
  options: ReadonlyArray<{ value: NonNullable<Search[Field]> & (string | number); name: string }>
}

/** One of several values, as links. */
export function ListChoice<Search extends ListSearch, Field extends keyof Search>({
  list,
  label,
  all,
  search,
  field,
  options,
}: ListChoiceProps<Search, Field>) {
  const chosen = search[field]
  const chosenName = options.find(({ value }) => value === chosen)?.name
  const choose = (value: Search[Field] | undefined) => (now: Search) => narrowed(now, { [field]: value } as Partial<Search>)
  return (
    <FilterMenu label={label} value={chosenName} name={chosenName && `${label}: ${chosenName}`}>
      <FilterOptions>
        <li>
          <ListLink list={list} change={choose(undefined)} current={chosen === undefined} className={filterOptionLook()}>
            {all}
          </ListLink>
        </li>
        {options.map(({ value, name }) => (
          <li key={value}>
            <ListLink list={list} change={choose(value)} current={chosen === value} className={filterOptionLook()}>
              {name}
            </ListLink>
          </li>
        ))}
      </FilterOptions>
    </FilterMenu>
  )
}
