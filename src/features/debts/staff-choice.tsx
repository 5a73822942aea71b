import { FilterMenu, filterOptionLook, FilterOptions } from '#design/components/table/filter-menu.tsx'
import type { DebtSearch } from './debt-search.ts'
import { narrowed } from './list-address.ts'
import { StaffListLink } from './staff-list-link.tsx'

interface StaffChoiceProps<Field extends 'status' | 'type' | 'institution'> {
  label: string
  /** The choice that narrows nothing. */
  all: string
  search: DebtSearch
  field: Field
  options: ReadonlyArray<{ value: NonNullable<DebtSearch[Field]>; name: string }>
}

/** One of several values, as links. */
export function StaffChoice<Field extends 'status' | 'type' | 'institution'>({ label, all, search, field, options }: StaffChoiceProps<Field>) {
  const chosen = search[field]
  const chosenName = options.find(({ value }) => value === chosen)?.name
  return (
    <FilterMenu label={label} value={chosenName} name={chosenName && `${label}: ${chosenName}`}>
      <FilterOptions>
        <li>
          <StaffListLink change={(now) => narrowed(now, { [field]: undefined })} current={chosen === undefined} className={filterOptionLook()}>
            {all}
          </StaffListLink>
        </li>
        {options.map(({ value, name }) => (
          <li key={value}>
            <StaffListLink change={(now) => narrowed(now, { [field]: value })} current={chosen === value} className={filterOptionLook()}>
              {name}
            </StaffListLink>
          </li>
        ))}
      </FilterOptions>
    </FilterMenu>
  )
}
