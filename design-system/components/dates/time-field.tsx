import { Field, type FieldFrame, splitFrame } from '../fields/field.tsx'
import { readCivilTime, timeProblem, type TimeLimits, type TimeProblem } from './civil-time.ts'
import { TypedInput, type TypedInputProps, type TypedValue, useTypedValue } from './typed-input.tsx'

export type TimeFieldProps = TypedInputProps & Omit<FieldFrame, 'icon' | 'trailing'> & TimeLimits & TypedValue<TimeProblem>

/**
 * An hour of the day, typed as `8`, `8h30` or `0830`. Its value is `HH:mm` of 24 hours in every language, also what a
 * form sends under `name`. Before scripts it is the browser's own time field.
 */
export function TimeField(props: TimeFieldProps) {
  const [frame, { min, max, step, value, defaultValue, onValueChange, ...input }] = splitFrame(props)
  const { native, kept, control } = useTypedValue<TimeProblem>(
    { value, defaultValue, onValueChange },
    (text) => {
      const time = readCivilTime(text)
      const unreadable = text.trim() ? 'impossible' : undefined
      const problem = time ? timeProblem(time, { min, max, step }) : unreadable
      return { value: time, problem, complete: /^\d{2}\D?\d{2}$/.test(text.trim()) }
    },
    (time) => time,
  )
  return (
    <Field {...frame}>
      {(described) => (
        <TypedInput
          {...input}
          frame={described}
          native={native ? { type: 'time', min, max, step: step && step * 60 } : undefined}
          kept={kept}
          control={control}
        />
      )}
    </Field>
  )
}
