import type { ReactNode } from 'react'
import type { CalendarWords } from './calendar-popover.tsx'
import type { CivilDate, DateLimits, DateProblem } from './civil-date.ts'
import { DateField } from './date-field.tsx'
import { DateGroup, type DateGroupProps, type PartProblem, useParts } from './date-group.tsx'

/** `reversed`: the period ends before it begins. */
export type DateRangeProblem = PartProblem<'from' | 'to', DateProblem | 'reversed'>

export interface DateRange {
  from: CivilDate | null
  to: CivilDate | null
}

export interface DateRangeFieldsProps extends DateGroupProps, DateLimits {
  fromLabel: ReactNode
  toLabel: ReactNode
  fromName?: string | undefined
  toName?: string | undefined
  defaultValue?: Partial<DateRange> | undefined
  /** Receives both ends; a missing or invalid end is null. A reversed period has both. */
  onValueChange?: ((range: DateRange, problem?: DateRangeProblem) => void) | undefined
  locale: string
  calendar?: CalendarWords | undefined
  today?: CivilDate | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
}

export function DateRangeFields({
  fromLabel,
  toLabel,
  fromName,
  toName,
  defaultValue,
  onValueChange,
  legend,
  hint,
  error,
  optional,
  ...shared
}: DateRangeFieldsProps) {
  const { from, to } = defaultValue ?? {}
  const { blamed, set } = useParts<'from' | 'to', DateRangeProblem['kind']>(
    { from: from ?? null, to: to ?? null },
    (range) => (range.from && range.to && range.to < range.from ? { part: 'to', kind: 'reversed' } : undefined),
    (range, problem) => onValueChange?.(range, problem),
  )
  return (
    <DateGroup {...{ legend, hint, error, optional }}>
      {(errorId) => {
        const wrong = (part: 'from' | 'to') =>
          errorId && (!blamed || blamed === part) ? { describedBy: errorId, 'aria-invalid': true } : {}
        return (
          <>
            <DateField
              {...shared}
              {...wrong('from')}
              label={fromLabel}
              name={fromName}
              defaultValue={from ?? undefined}
              onValueChange={set('from')}
            />
            <DateField
              {...shared}
              {...wrong('to')}
              label={toLabel}
              name={toName}
              defaultValue={to ?? undefined}
              onValueChange={set('to')}
            />
          </>
        )
      }}
    </DateGroup>
  )
}
