import { Field, type FieldFrame, splitFrame } from '../fields/field.tsx'
import { readCivilTime, timeProblem, type TimeLimits, type TimeProblem } from './civil-time.ts'
import { TypedInput, type TypedInputProps, type TypedValue, useTypedValue } from './typed-input.tsx'

export type TimeFieldProps = TypedInputProps & Omit<FieldFrame, 'icon' | 'trailing'> & TimeLimits & TypedValue<TimeProblem>

/** The value, also submitted under `name`, is `HH:mm` in 24 hours for every locale. The browser's own time field until hydration. */
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
