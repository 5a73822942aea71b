import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { DateField } from '#design/components/dates/date-field.tsx'
import { FilterFields, FilterMenu } from '#design/components/table/filter-menu.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useShell } from '../../request/shell.queries.ts'
import { type AddressedList, type ListSearch, narrowed } from './list-address.ts'
import { ListLink } from './list-link.tsx'

interface ListDateRangeProps<Search extends ListSearch> {
  list: AddressedList<Search>
  label: string
  search: Search
  /** Names of the two fields, which hold civil dates. */
  from: keyof Search & string
  to: keyof Search & string
}

/** First and last day of a period, both of the surrounding form, which its button sends. */
export function ListDateRange<Search extends ListSearch>({ list, label, search, from, to }: ListDateRangeProps<Search>) {
  const { t } = useLingui()
  const [first, last] = [search[from], search[to]] as [string | undefined, string | undefined]
  const period = usePeriod(first, last)
  const dateField = useDateField()
  return (
    <FilterMenu label={label} value={period && `${label}: ${period}`}>
      <FilterFields>
        <DateField {...dateField} label={t`De`} name={from} defaultValue={first} max={last} />
        <DateField {...dateField} label={t`Até`} name={to} defaultValue={last} min={first} />
        <Button type="submit" variant="primary" full>
          <Trans>Aplicar</Trans>
        </Button>
        {first || last ? (
          <ListLink
            list={list}
            change={(now) => narrowed(now, { [from]: undefined, [to]: undefined } as Partial<Search>)}
            className={buttonLook({ variant: 'quiet', full: true })}
          >
            <Trans>Qualquer data</Trans>
          </ListLink>
        ) : null}
      </FilterFields>
    </FilterMenu>
  )
}

/** The period in words; undefined where there is none. */
function usePeriod(from: string | undefined, to: string | undefined): string | undefined {
  const { t } = useLingui()
  const { date } = useFormats(useShell())
  const [first, last] = [from && date(from), to && date(to)]
  if (first && last) return t`${first} a ${last}`
  if (first) return t`Desde ${first}`
  return last && t`Até ${last}`
}
