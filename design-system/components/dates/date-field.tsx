import { useId } from 'react'
import { CalendarDays } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'
import { Field, type FieldFrame, splitFrame } from '../fields/field.tsx'
import { CalendarPopover, type CalendarWords } from './calendar-popover.tsx'
import { dateProblem, formatCivilDate, readCivilDate, type CivilDate, type DateLimits, type DateProblem } from './civil-date.ts'
import { TypedInput, type TypedInputProps, type TypedValue, useTypedValue } from './typed-input.tsx'

export type DateFieldProps = TypedInputProps &
  Omit<FieldFrame, 'icon' | 'trailing' | 'below'> &
  DateLimits &
  TypedValue<DateProblem> & {
    locale: string
    /** Omit for dates that are easier to type than to pick, such as a date of birth. */
    calendar?: CalendarWords | undefined
    /** Today at the institution, marked in the calendar; defaults to the device's date. */
    today?: CivilDate | undefined
  }

/** The value, also submitted under `name`, is `yyyy-MM-dd`. The browser's own date field until hydration. */
export function DateField(props: DateFieldProps) {
  const [frame, { locale, calendar, today, min, max, closed, value, defaultValue, onValueChange, ...input }] = splitFrame(props)
  const limits = { min, max, closed }
  const { native, kept, take, control } = useTypedValue<DateProblem>(
    { value, defaultValue, onValueChange },
    (text) => {
      const { date, complete } = readCivilDate(text, locale, limits)
      const unreadable = text.trim() ? 'impossible' : undefined
      return { value: date, problem: date ? dateProblem(date, limits) : unreadable, complete }
    },
    (date) => formatCivilDate(date, locale),
  )
  const sheetId = useId()
  const isPicked = calendar && !native && !input.readOnly
  return (
    <Field
      {...frame}
      trailing={
        isPicked ? (
          <IconButton label={calendar.open} popoverTarget={sheetId} aria-haspopup="dialog" disabled={input.disabled}>
            <CalendarDays />
          </IconButton>
        ) : null
      }
      below={
        isPicked ? (
          <CalendarPopover {...limits} id={sheetId} words={calendar} value={kept} onPick={take} locale={locale} today={today} />
        ) : null
      }
    >
      {(described) => (
        <TypedInput {...input} frame={described} native={native ? { type: 'date', min, max } : undefined} kept={kept} control={control} />
      )}
    </Field>
  )
}
