import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#design/components/actions/button.tsx'
import { DateField } from '#design/components/dates/date-field.tsx'
import { FilterFields } from '#design/components/table/filter-menu.tsx'
import { useDateField } from '../../i18n/use-date-field.ts'

interface PeriodFieldsProps {
  /** Names of the fields in the address. */
  from: string
  to: string
  /** The first and last day, as civil dates. */
  first: string | undefined
  last: string | undefined
}

/** The days of a period, with the button that applies them. */
export default function PeriodFields({ from, to, first, last }: PeriodFieldsProps) {
  const { t } = useLingui()
  const dateField = useDateField()
  return (
    <FilterFields>
      <DateField {...dateField} label={t`De`} name={from} defaultValue={first} max={last} />
      <DateField {...dateField} label={t`Até`} name={to} defaultValue={last} min={first} />
      <Button type="submit" variant="primary" full>
        <Trans>Aplicar</Trans>
      </Button>
    </FilterFields>
  )
}
