import { useId, useRef, useState } from 'react'
import { amountText, editedAmount, parseAmount, typedCents } from './amount-text.ts'
import { Field, splitFrame } from './field.tsx'
import { rewrite } from './native-value.ts'
import type { TextFieldProps } from './text-field.tsx'
import { useFormReset } from './use-form-reset.ts'
import { useHydrated } from './use-hydrated.ts'
import { useInputBeforeHydration } from './use-input-before-hydration.ts'
import { useSharedRef } from './use-shared-ref.ts'

export type CurrencyFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'icon' | 'describedBy' | 'inputMode'
> & {
  locale: string
  symbol?: string | undefined
  /** Whole cents; null when empty. */
  value?: number | null | undefined
  defaultValue?: number | null | undefined
  onValueChange?: ((cents: number | null) => void) | undefined
}

/** An amount of money, typed in whole units or with cents and formatted when left. Submits whole cents under `name`. */
export function CurrencyField({ locale, symbol = 'R$', value, defaultValue = null, onValueChange, ref, ...props }: CurrencyFieldProps) {
  const [frame, { name, ...input }] = splitFrame(props)
  const symbolId = useId()
  const visible = useSharedRef(ref)
  const [typed, setTyped] = useState(defaultValue)
  /** The text of the field while it is edited. */
  const [draft, setDraft] = useState<string | null>(null)
  const cents = value === undefined ? typed : value
  const previous = useRef(amountText(cents, locale))
  const isHydrated = useHydrated()
  useFormReset(visible, () => setTyped(defaultValue))
  useInputBeforeHydration(visible, amountText(value === undefined ? defaultValue : value, locale))

  function write(text: string, caret: number) {
    const target = visible.current
    if (!target) return
    const next = typedCents(text)
    // Text that was autofilled or typed before hydration is not being edited.
    const isEditing = document.activeElement === target
    const shown = isEditing ? text : amountText(next, locale)
    rewrite(target, shown, caret)
    previous.current = shown
    setDraft(isEditing ? text : null)
    setTyped(next)
    onValueChange?.(next)
  }

  return (
    <>
      <Field
        {...frame}
        describedBy={symbolId}
        icon={
          <span className="currency-field__symbol" id={symbolId}>
            {symbol}
          </span>
        }
      >
        {(control) => (
          <input
            autoComplete="off"
            {...input}
            {...control}
            ref={visible}
            type="text"
            inputMode="decimal"
            value={value === undefined ? undefined : draft !== null && typedCents(draft) === value ? draft : amountText(value, locale)}
            defaultValue={value === undefined ? amountText(defaultValue, locale) : undefined}
            onFocus={(event) => {
              previous.current = event.target.value
              input.onFocus?.(event)
            }}
            onBlur={(event) => {
              rewrite(event.target, amountText(typedCents(event.target.value), locale), 0)
              setDraft(null)
              input.onBlur?.(event)
            }}
            onChange={({ target }) => {
              const caret = target.selectionStart ?? target.value.length
              const edited = editedAmount({ text: target.value, caret, previous: previous.current })
              if (edited) write(edited.text, edited.caret)
              else rewrite(target, previous.current, Math.max(0, caret - 1))
            }}
            onPaste={(event) => {
              event.preventDefault()
              const pasted = parseAmount(event.clipboardData.getData('text'))
              const text = amountText(pasted, locale)
              if (text) write(text, text.length)
            }}
          />
        )}
      </Field>
      {/* Before hydration it would submit the initial amount instead of the typed one. */}
      {name ? <input type="hidden" name={name} value={cents ?? ''} disabled={!isHydrated || input.disabled} /> : null}
    </>
  )
}
