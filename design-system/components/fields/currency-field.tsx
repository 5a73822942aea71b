import { useId, useRef, useState } from 'react'
import { amountText, editedAmount, parseAmount, placeBefore } from './amount-text.ts'
import { Field, splitFrame } from './field.tsx'
import { rewrite } from './native-value.ts'
import type { TextFieldProps } from './text-field.tsx'
import { useFormReset } from './use-form-reset.ts'
import { useHydrated } from './use-hydrated.ts'
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

/** An amount of money. Submits whole cents under `name`. */
export function CurrencyField({ locale, symbol = 'R$', value, defaultValue = null, onValueChange, ref, ...props }: CurrencyFieldProps) {
  const [frame, { name, ...input }] = splitFrame(props)
  const symbolId = useId()
  const visible = useSharedRef(ref)
  const [typed, setTyped] = useState(defaultValue)
  const cents = value === undefined ? typed : value
  const previous = useRef(amountText(cents, locale))
  const isHydrated = useHydrated()
  useFormReset(visible, () => setTyped(defaultValue))

  function write(next: number | null, digitsAfterCaret: number) {
    const target = visible.current
    if (!target) return
    const text = amountText(next, locale)
    rewrite(target, text, placeBefore(text, digitsAfterCaret))
    previous.current = text
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
            inputMode="numeric"
            value={value === undefined ? undefined : amountText(value, locale)}
            defaultValue={value === undefined ? amountText(defaultValue, locale) : undefined}
            onFocus={(event) => {
              previous.current = event.target.value
              input.onFocus?.(event)
            }}
            onChange={({ target, nativeEvent }) => {
              const { inputType: type }: Partial<InputEvent> = nativeEvent
              const caret = target.selectionStart ?? target.value.length
              const edited = editedAmount({ text: target.value, caret, previous: previous.current, type })
              write(edited.cents, edited.after)
            }}
            onPaste={(event) => {
              event.preventDefault()
              const pasted = parseAmount(event.clipboardData.getData('text'))
              if (pasted !== null) write(pasted, 0)
            }}
          />
        )}
      </Field>
      {/* Before hydration it would submit the initial amount instead of the typed one. */}
      {name ? <input type="hidden" name={name} value={cents ?? ''} disabled={!isHydrated || input.disabled} /> : null}
    </>
  )
}
