import { useLayoutEffect, useRef } from 'react'
import type { FieldControl } from '../fields/field.tsx'
import { ChevronDown } from '../icons/chevron-down.tsx'
import { isOptionGroup, type ChoiceOption, type ChoiceOptionGroup } from './choice-option.ts'
import { useLentProps, type LentProps } from './lent-props.ts'
import type { SelectLoan } from './select-panel.tsx'

/** What a `Select` sends with its form: used until scripts run, hidden behind the button from then on. */
export function NativeSelect({
  id,
  control,
  isSeen,
  options,
  placeholder,
  lender,
  onChoose,
  ...select
}: {
  id: string
  control: FieldControl
  isSeen: boolean
  options: ReadonlyArray<ChoiceOption | ChoiceOptionGroup>
  placeholder: string | undefined
  lender: LentProps<SelectLoan>
  onChoose: (value: string) => void
  name: string | undefined
  value: string
  required: boolean | undefined
  disabled: boolean | undefined
}) {
  const lent = useLentProps(lender)
  const element = useRef<HTMLSelectElement>(null)
  const focusButton = () => document.getElementById(id)?.focus()
  const hidden = { id: `${id}-native`, className: 'select__native', tabIndex: -1, 'aria-hidden': true }

  useLayoutEffect(() => {
    if (!isSeen && document.activeElement === element.current) document.getElementById(id)?.focus()
  }, [isSeen, id])

  return (
    <>
      <select
        {...select}
        {...(isSeen ? control : hidden)}
        ref={element}
        // By autofill, where the list is not asked.
        onChange={lent?.onNativeChange ?? ((event) => onChoose(event.currentTarget.value))}
        // A browser that asks for what is missing comes here.
        onFocus={isSeen ? undefined : focusButton}
      >
        <option value="">{placeholder}</option>
        {options.map((entry) =>
          isOptionGroup(entry) ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(nativeOption)}
            </optgroup>
          ) : (
            nativeOption(entry)
          ),
        )}
      </select>
      {isSeen ? <ChevronDown /> : null}
    </>
  )
}

function nativeOption({ value, label, disabled }: ChoiceOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}
