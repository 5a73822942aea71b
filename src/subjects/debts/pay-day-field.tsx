import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { DateProblem } from '#design/components/dates/civil-date.ts'
import { DateField } from '#design/components/dates/date-field.tsx'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useFormats } from '../../request/use-formats.ts'

interface PayDayFieldProps {
  /** The name of the field if a form sends it. */
  name?: string
  label: string
  /** @param first of the days that can be chosen, as words, like `last` */
  hint(first: string, last: string): ReactNode
  /** The first day; all days here are civil dates. */
  min: string
  max: string
  /** Days that cannot be chosen: no bank opens. */
  closed: readonly string[] | undefined
  today: string
  day: string | undefined
  /** Called with a day that can be chosen and differs from `day`. */
  onChange(day: string): void
}

/** The day on which debts are to be paid. */
export function PayDayField({ hint, min, max, day, onChange, ...field }: PayDayFieldProps) {
  const { t } = useLingui()
  const dateField = useDateField()
  const formats = useFormats()
  const [problem, setProblem] = useState<DateProblem>()
  const [first, last] = [formats.date(min), formats.date(max)]
  return (
    <DateField
      {...dateField}
      {...field}
      hint={hint(first, last)}
      min={min}
      max={max}
      defaultValue={day}
      error={
        problem === 'closed'
          ? t`Os bancos não abrem nesse dia: escolha um dia útil`
          : problem === 'beforeMin' || problem === 'afterMax'
            ? t`Escolha um dia de ${first} a ${last}`
            : problem && t`Este dia não existe`
      }
      onValueChange={(chosen, found) => {
        setProblem(found)
        if (!found && chosen && chosen !== day) onChange(chosen)
      }}
    />
  )
}
