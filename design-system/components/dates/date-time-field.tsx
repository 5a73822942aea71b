import type { ReactNode } from 'react'
import type { CalendarWords } from './calendar-popover.tsx'
import type { CivilDate, DateProblem } from './civil-date.ts'
import type { TimeProblem } from './civil-time.ts'
import { DateField } from './date-field.tsx'
import { DateGroup, type DateGroupProps, type PartProblem, useParts } from './date-group.tsx'
import { TimeField } from './time-field.tsx'

export type DateTimeProblem = PartProblem<'date' | 'time', DateProblem | TimeProblem>

export interface DateTimeFieldProps extends DateGroupProps {
  dateLabel: ReactNode
  timeLabel: ReactNode
  /** Field names of the date (`yyyy-MM-dd`) and the time (`HH:mm`). */
  dateName?: string | undefined
  timeName?: string | undefined
  /** `yyyy-MM-ddTHH:mm`, without zone; also `min` and `max`. */
  defaultValue?: string | undefined
  min?: string | undefined
  max?: string | undefined
  /** In minutes. */
  step?: number | undefined
  /** Receives null while a part is missing or invalid. */
  onValueChange?: ((value: string | null, problem?: DateTimeProblem) => void) | undefined
  locale: string
  calendar?: CalendarWords | undefined
  today?: CivilDate | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
}

export function DateTimeField({
  dateLabel,
  timeLabel,
  dateName,
  timeName,
  defaultValue,
  min,
  max,
  step,
  onValueChange,
  locale,
  calendar,
  today,
  disabled,
  required,
  ...group
}: DateTimeFieldProps) {
  const [firstDate, firstTime] = defaultValue?.split('T') ?? []
  const { blamed, set } = useParts<'date' | 'time', DateTimeProblem['kind']>(
    { date: firstDate ?? null, time: firstTime ?? null },
    ({ date, time }) => {
      if (!date || !time) return undefined
      const joined = `${date}T${time}`
      if (min && joined < min) return { part: 'time', kind: 'beforeMin' }
      return max && joined > max ? { part: 'time', kind: 'afterMax' } : undefined
    },
    ({ date, time }, problem) => onValueChange?.(date && time && !problem ? `${date}T${time}` : null, problem),
  )
  const shared = { disabled, required }
  return (
    <DateGroup {...group}>
      {(errorId) => {
        const wrong = (part: 'date' | 'time') =>
          errorId && (!blamed || blamed === part) ? { describedBy: errorId, 'aria-invalid': true } : {}
        return (
          <>
            <DateField
              {...{ ...shared, ...wrong('date'), locale, calendar, today }}
              label={dateLabel}
              name={dateName}
              defaultValue={firstDate}
              min={min?.slice(0, 10)}
              max={max?.slice(0, 10)}
              onValueChange={set('date')}
            />
            <TimeField
              {...{ ...shared, ...wrong('time'), step }}
              label={timeLabel}
              name={timeName}
              defaultValue={firstTime}
              onValueChange={set('time')}
            />
          </>
        )
      }}
    </DateGroup>
  )
}
