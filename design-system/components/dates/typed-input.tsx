import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { FieldControl } from '../fields/field.tsx'
import { useFormReset } from '../fields/use-form-reset.ts'
import { useHydrated } from '../fields/use-hydrated.ts'

export type TypedInputProps = Omit<
  ComponentProps<'input'>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onKeyDown'
  | 'min'
  | 'max'
  | 'step'
  | 'type'
  | 'list'
  | 'id'
  | 'children'
  | 'className'
  | 'ref'
>

export type TypedControl = Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> & {
  ref: RefObject<HTMLInputElement | null>
}

export function TypedInput({
  frame,
  native,
  kept,
  name,
  control,
  'aria-invalid': invalid,
  ...input
}: TypedInputProps & {
  frame: FieldControl
  native: { type: 'date' | 'time'; min?: string | undefined; max?: string | undefined; step?: number | undefined } | undefined
  kept: string | null
  control: TypedControl
}) {
  return (
    <>
      <input
        inputMode="numeric"
        autoComplete="off"
        type="text"
        {...input}
        {...native}
        {...frame}
        {...control}
        name={native ? name : undefined}
        aria-invalid={frame['aria-invalid'] ?? invalid}
      />
      {native || !name ? null : <input type="hidden" name={name} value={kept ?? ''} disabled={input.disabled} />}
    </>
  )
}

/** A parsed text. `value` is set even if `problem` rejects it. */
export interface Reading<Problem> {
  value: string | null
  problem?: Problem | undefined
  /** Whether a problem may be shown while typing. */
  complete: boolean
}

/** A value whose typed form differs from the stored one. Uncontrolled if `value` is undefined. */
export interface TypedValue<Problem> {
  value?: string | null | undefined
  defaultValue?: string | undefined
  /** Receives a valid value, else null with the problem (undefined for an empty field). */
  onValueChange?: ((value: string | null, problem?: Problem) => void) | undefined
}

/** Keeps the text as typed, reports its value, and formats it on blur. `native` until hydration. */
export function useTypedValue<Problem>(
  { value, defaultValue, onValueChange }: TypedValue<Problem>,
  read: (text: string) => Reading<Problem>,
  write: (value: string) => string,
) {
  const native = !useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [kept, setKept] = useState(value ?? defaultValue ?? null)
  const [reported, setReported] = useState<Problem | undefined>()
  if (value !== undefined && value !== kept) {
    setKept(value)
    setDraft(null)
    setReported(undefined)
  }
  const text = draft ?? (kept && write(kept)) ?? ''

  function report(next: string | null, problem?: Problem) {
    if (next === kept && problem === reported) return
    setKept(next)
    setReported(problem)
    onValueChange?.(next, problem)
  }

  function type(typed: string) {
    const reading = read(typed)
    setDraft(typed)
    report(reading.problem ? null : reading.value, reading.complete ? reading.problem : undefined)
  }

  function finish() {
    if (draft === null) return
    const reading = read(draft)
    report(reading.problem ? null : reading.value, reading.problem)
    if (!reading.problem) setDraft(null)
    else if (reading.value) setDraft(write(reading.value))
  }

  const catchUp = useEffectEvent(() => {
    const typed = input.current!.value
    if (typed !== text && typed !== (kept ?? '')) type(typed)
  })
  // Handles text typed before hydration.
  useLayoutEffect(() => catchUp(), [])

  useFormReset(input, () => {
    if (value !== undefined) return
    setDraft(null)
    report(defaultValue ?? null)
  })

  return {
    native,
    kept,
    take(picked: string) {
      setDraft(null)
      report(picked)
    },
    control: {
      ref: input,
      value: native ? (kept ?? '') : text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onBlur: finish,
      // Enter submits the form without blurring the field.
      onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && finish(),
    },
  }
}
