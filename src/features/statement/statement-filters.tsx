import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '#design/components/actions/button.tsx'
import { DateField } from '#design/components/dates/date-field.tsx'
import { FilterBar } from '#design/components/table/filter-bar.tsx'
import { FilterFields, FilterMenu } from '#design/components/table/filter-menu.tsx'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useFormats } from '../../request/use-formats.ts'
import { useListForm } from '../../kit/list/list-form.tsx'
import { type Period, getYear, getYearPeriod, yearOfPeriod } from './statement-periods.ts'
import { statementSearch } from './statement-search.ts'
import { useFilterRemoval } from '../../kit/list-parts/use-filter-removal.ts'

export function StatementFilters({ period, today }: { period: Period; today: string }) {
  const { t } = useLingui()
  const removal = useFilterRemoval()
  const formats = useFormats()
  const dateField = useDateField()
  const { form, carried } = useListForm({ path: '/financial/statement', read: statementSearch }, {}, ['from', 'to'])
  const thisYear = getYear(today)
  const chosen = yearOfPeriod(period)
  const years = [thisYear, thisYear - 1]
  const isListed = chosen !== undefined && years.includes(chosen)
  const [first, last] = [formats.date(period.from), formats.date(period.to)]
  return (
    <FilterBar label={t`Período`} wraps>
      {years.map((year) => (
        <Link
          key={year}
          to="/financial/statement"
          search={year === thisYear ? {} : getYearPeriod(year)}
          className="filter-chip"
          data-selected={year === chosen || undefined}
          aria-current={year === chosen ? 'true' : undefined}
          activeOptions={{ exact: true, explicitUndefined: true }}
          resetScroll={false}
        >
          {year}
        </Link>
      ))}
      <form key={`${period.from} ${period.to}`} {...form} aria-label={t`Outro período`}>
        {carried}
        <FilterMenu
          label={isListed ? t`Outro período` : t`Período`}
          value={isListed ? undefined : (chosen?.toString() ?? t`${first} a ${last}`)}
          removal={removal(t`Período`, (link) => (
            <Link {...link} to="/financial/statement" search={{}} activeOptions={{ exact: true }} resetScroll={false} />
          ))}
        >
          <FilterFields>
            <DateField {...dateField} label={t`De`} name="from" required defaultValue={period.from} today={today} />
            <DateField {...dateField} label={t`Até`} name="to" required defaultValue={period.to} today={today} />
            <Button type="submit" variant="primary" full>
              <Trans>Mostrar</Trans>
            </Button>
          </FilterFields>
        </FilterMenu>
      </form>
    </FilterBar>
  )
}
