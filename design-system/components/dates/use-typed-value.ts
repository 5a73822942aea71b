import { useEffectEvent, useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { useFormReset } from '../fields/use-form-reset.ts'
import { useHydrated } from '../fields/use-hydrated.ts'

/** What a text means. `value` is there even when `problem` says that it may not be taken. */
export interface Reading<Problem> {
  value: string | null
  problem?: Problem | undefined
  /** Whether a problem may be told while typing goes on. */
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
 * Keeps a text as it is typed, tells what it means, and writes it out in full when the field is left. Until React has
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
  const [told, setTold] = useState<Problem | undefined>()
  if (value !== undefined && value !== kept) {
    setKept(value)
    setDraft(null)
    setTold(undefined)
  }
  const text = draft ?? (kept && write(kept)) ?? ''

  function tell(next: string | null, problem?: Problem) {
    if (next === kept && problem === told) return
    setKept(next)
    setTold(problem)
    onValueChange?.(next, problem)
  }

  function type(typed: string) {
    const reading = read(typed)
    setDraft(typed)
    tell(reading.problem ? null : reading.value, reading.complete ? reading.problem : undefined)
  }

  function finish() {
    if (draft === null) return
    const reading = read(draft)
    tell(reading.problem ? null : reading.value, reading.problem)
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
    tell(defaultValue ?? null)
  })

  return {
    native,
    kept,
    take(picked: string) {
      setDraft(null)
      tell(picked)
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
