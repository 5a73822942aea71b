import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { DateField } from '#design/components/dates/date-field.tsx'
import { FilterFields, FilterMenu } from '#design/components/table/filter-menu.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useShell } from '../../session/shell.queries.ts'
import type { DebtSearch } from './debt-search.ts'
import { narrowed } from './list-address.ts'
import { StaffListLink } from './staff-list-link.tsx'

interface StaffDateRangeProps {
  label: string
  search: DebtSearch
  from: 'dueFrom' | 'paidFrom'
  to: 'dueTo' | 'paidTo'
}

/** First and last day of a period, both of the surrounding form, which its button sends. */
export function StaffDateRange({ label, search, from, to }: StaffDateRangeProps) {
  const { t } = useLingui()
  const period = usePeriod(search[from], search[to])
  const dateField = useDateField()
  return (
    <FilterMenu label={label} value={period && `${label}: ${period}`}>
      <FilterFields>
        <DateField {...dateField} label={t`De`} name={from} defaultValue={search[from]} max={search[to]} />
        <DateField {...dateField} label={t`Até`} name={to} defaultValue={search[to]} min={search[from]} />
        <Button type="submit" variant="primary" full>
          <Trans>Aplicar</Trans>
        </Button>
        {search[from] || search[to] ? (
          <StaffListLink change={(now) => narrowed(now, { [from]: undefined, [to]: undefined })} className={buttonLook({ variant: 'quiet', full: true })}>
            <Trans>Qualquer data</Trans>
          </StaffListLink>
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
