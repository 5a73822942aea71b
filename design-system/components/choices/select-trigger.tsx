import type { KeyboardEvent, Ref } from 'react'
import type { FieldControl } from '../fields/field.tsx'
import { ChevronDown } from '../icons/chevron-down.tsx'
import type { ChoiceOption } from './choice-option.ts'
import { useLentProps, type LentProps } from './lent-props.ts'
import { OptionLogo } from './option-logo.tsx'
import type { SelectLoan } from './select-panel.tsx'

/** How the list was asked for before it had loaded, so that it opens without a second press. */
export type OpeningWish = 'press' | 'first' | 'last'

const wishOfKey: Record<string, OpeningWish> = { ArrowDown: 'first', ArrowUp: 'last', Enter: 'first', ' ': 'first' }

/** The button of a `Select`: what is chosen, and the way to its list. */
export function SelectTrigger({
  control,
  lender,
  placeholder,
  chosen,
  required,
  disabled,
  onTouch,
  ref,
}: {
  control: FieldControl
  lender: LentProps<SelectLoan>
  placeholder: string | undefined
  chosen: ChoiceOption | undefined
  required: boolean | undefined
  disabled: boolean | undefined
  /** Called at every touch until the list has loaded, with how it asked for the list. */
  onTouch: (wish?: OpeningWish) => void
  ref: Ref<HTMLButtonElement>
}) {
  const lent = useLentProps(lender)
  const untilLoaded = {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': false,
    'aria-required': required,
    'aria-labelledby': `${control.id}-label`,
    disabled,
    onPointerEnter: () => onTouch(),
    onFocus: () => onTouch(),
    onClick: () => onTouch('press'),
    onKeyDown: (event: KeyboardEvent) => {
      const asked = wishOfKey[event.key]
      if (!asked) return
      event.preventDefault()
      onTouch(asked)
    },
  } as const
  return (
    <button type="button" {...(lent?.trigger ?? untilLoaded)} {...control} className={`${control.className} select__trigger`} ref={ref}>
      {chosen?.logo === undefined ? chosen?.icon : <OptionLogo name={chosen.label} logo={chosen.logo} size="sm" />}
      <span className="select__value" data-placeholder={chosen ? undefined : true}>
        {chosen?.label ?? placeholder}
      </span>
      <ChevronDown />
    </button>
  )
}
