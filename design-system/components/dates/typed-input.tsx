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

/** What a native input takes besides what the typed fields set themselves. */
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

/** What `useTypedValue` gives to the input. */
export type TypedControl = Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> & {
  ref: RefObject<HTMLInputElement | null>
}

/**
 * The text that is typed, and beside it, unseen, the kept form under `name`. While `native` is set it is one input of
 * the browser's own, which keeps that form by itself.
 */
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
  /** The native type and limits until React has taken over. */
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

/** What a text means. `value` is there even when `problem` says that it may not be taken. */
export interface Reading<Problem> {
  value: string | null
  problem?: Problem | undefined
  /** Whether a problem may be shown while typing. */
  complete: boolean
}

/** A value that is typed in one form and kept in another. `undefined` leaves the value to the field itself. */
export interface TypedValue<Problem> {
  value?: string | null | undefined
  defaultValue?: string | undefined
  /** Called with what may be taken, else with null and the reason why not (none for an empty field). */
  onValueChange?: ((value: string | null, problem?: Problem) => void) | undefined
}

/**
 * Keeps a text as it is typed, reports what it means, and completes it on blur. Until React has
 * taken over, the field is the browser's own (`native`), whose value is already the kept form.
 */
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
  // What was typed before React took over.
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
      // A form is sent by Enter without leaving the field.
      onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && finish(),
    },
  }
}
