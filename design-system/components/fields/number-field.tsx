import { Minus, Plus } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { Field, splitFrame } from './field.tsx'
import { typeText } from './native-value.ts'
import { nextStepValue, wholeNumber, wholeNumberText } from './number-text.ts'
import type { TextFieldProps } from './text-field.tsx'
import { useFormReset } from './use-form-reset.ts'
import { useSharedRef } from './use-shared-ref.ts'

const stepsOfKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

export type NumberFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'trailing' | 'min' | 'max' | 'step' | 'inputMode'
> & {
  value?: number | null | undefined
  defaultValue?: number | null | undefined
  /** Null when empty. Typed values may be outside `min` and `max`, which the caller must report as an error. */
  onValueChange?: ((value: number | null) => void) | undefined
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  /** If both labels are set, two buttons step by one: for small numbers that are rarely far off. */
  decreaseLabel?: string | undefined
  increaseLabel?: string | undefined
}

export function NumberField({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  decreaseLabel,
  increaseLabel,
  ref,
  ...props
}: NumberFieldProps) {
  const [frame, input] = splitFrame(props)
  const control = useSharedRef(ref)
  const [typed, setTyped] = useState(defaultValue)
  const now = value === undefined ? typed : value
  useFormReset(control, () => setTyped(defaultValue))

  function move(steps: number) {
    if (control.current) typeText(control.current, String(nextStepValue(now, steps, { min, max, step })))
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const steps = stepsOfKey[event.key]
    if (steps && !input.readOnly) {
      event.preventDefault()
      move(steps)
    }
    input.onKeyDown?.(event)
  }

  const stepper = (label: string, steps: 1 | -1, isAtEnd: boolean) => (
    <button
      type="button"
      className="number-field__stepper"
      aria-label={label}
      // The arrow keys do the same: no tab stop, and a click keeps the focus in the field.
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      disabled={input.disabled || isAtEnd}
      onClick={() => move(steps)}
    >
      {steps > 0 ? <Plus /> : <Minus />}
    </button>
  )
  return (
    <Field
      {...frame}
      trailing={
        input.readOnly || !decreaseLabel || !increaseLabel ? null : (
          <>
            {stepper(decreaseLabel, -1, now !== null && min !== undefined && now <= min)}
            {stepper(increaseLabel, 1, now !== null && max !== undefined && now >= max)}
          </>
        )
      }
    >
      {(attributes) => (
        <input
          autoComplete="off"
          {...input}
          {...attributes}
          ref={control}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={now ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          value={value === undefined ? undefined : String(value ?? '')}
          defaultValue={value === undefined ? String(defaultValue ?? '') : undefined}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            const text = wholeNumberText(target.value, min !== undefined && min < 0)
            if (text !== target.value) target.value = text
            setTyped(wholeNumber(text))
            onValueChange?.(wholeNumber(text))
          }}
        />
      )}
    </Field>
  )
}
