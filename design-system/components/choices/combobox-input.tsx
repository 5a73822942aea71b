import type { ChangeEvent, ComponentProps, KeyboardEvent, Ref } from 'react'
import type { FieldControl } from '../fields/field.tsx'
import type { ComboboxLoan } from './combobox-panel.tsx'
import { useLentProps, type LentProps } from './lent-props.ts'

/** The input of a combobox, before and after its list has loaded. */
export function ComboboxInput({
  control,
  lender,
  firstText,
  placeholder = ' ',
  required,
  disabled,
  onTouch,
  ref,
}: Pick<ComponentProps<'input'>, 'placeholder' | 'required' | 'disabled'> & {
  control: FieldControl
  lender: LentProps<ComboboxLoan>
  firstText: string
  /** Called at every touch until the list has loaded, with whether it asks for the list. */
  onTouch: (asksToOpen: boolean) => void
  ref: Ref<HTMLInputElement>
}) {
  const lent = useLentProps(lender)
  const untilLoaded = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': false,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    // The list may have come, and this input not been drawn anew yet.
    onChange: (event: ChangeEvent<HTMLInputElement>) => lender.read()?.input.onChange?.(event),
    onFocus: () => onTouch(false),
    onClick: () => onTouch(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      onTouch(true)
    },
  } as const
  return (
    <input
      {...(lent?.input ?? untilLoaded)}
      {...control}
      className={`${control.className} combobox__input`}
      type="text"
      // The text is the browser's, so that none is lost when scripts or the list arrive late.
      defaultValue={firstText}
      placeholder={placeholder}
      required={required}
      disabled={disabled}
      ref={ref}
    />
  )
}
