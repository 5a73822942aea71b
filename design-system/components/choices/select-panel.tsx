import { createListCollection, useSelect } from '@ark-ui/react/select'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, type ChangeEvent, type ComponentProps, type RefObject } from 'react'
import { isOptionGroup, optionsIn, type ChoiceOption, type ChoiceOptionGroup } from './choice-option.ts'
import { intoTopLayer } from './into-top-layer.ts'
import type { LentProps } from './lent-props.ts'
import { OptionWords } from './option-words.tsx'
import type { OpeningWish } from './select-trigger.tsx'

/** What the list gives to the button and the native select of its shell. */
export interface SelectLoan {
  trigger: ComponentProps<'button'>
  onNativeChange: ((event: ChangeEvent<HTMLSelectElement>) => void) | undefined
}

/** The list of a `Select`, loaded when the button is first touched. */
export function SelectPanel({
  id,
  lender,
  wish,
  options,
  value,
  onChoose,
  ...states
}: {
  /** Id of the button; `-label` and `-native` follow it. */
  id: string
  lender: LentProps<SelectLoan>
  /** How the list was asked for while it loaded. */
  wish: RefObject<OpeningWish | undefined>
  options: ReadonlyArray<ChoiceOption | ChoiceOptionGroup>
  value: string
  onChoose: (value: string) => void
  required: boolean | undefined
  disabled: boolean | undefined
  invalid: boolean
}) {
  const collection = useMemo(() => createListCollection({ items: optionsIn(options) }), [options])
  const select = useSelect({
    ...states,
    collection,
    ids: { label: `${id}-label`, trigger: id, hiddenSelect: `${id}-native` },
    value: value ? [value] : [],
    onValueChange: ({ value: [next = ''] }) => onChoose(next),
    positioning: { strategy: 'fixed', sameWidth: true, gutter: 4 },
  })
  const trigger = select.getTriggerProps()

  function openAs(asked: OpeningWish) {
    const end = asked === 'first' ? collection.firstValue : asked === 'last' ? collection.lastValue : undefined
    select.setOpen(true)
    if (value || end) select.setHighlightValue(value || (end ?? ''))
  }

  useLayoutEffect(() => {
    lender.lend({ trigger, onNativeChange: select.getHiddenSelectProps().onChange })
  })

  const takeOver = useEffectEvent(() => {
    const button = document.getElementById(id)
    const isFocused = document.activeElement === button
    // The focus that the button already has; nothing of the event is read.
    if (isFocused) (trigger.onFocus as VoidFunction | undefined)?.()
    // Some browsers do not focus a pressed button. Whoever has gone elsewhere meanwhile is not called back.
    const isHere = isFocused || document.activeElement === document.body
    if (wish.current && isHere) openAs(wish.current)
  })
  useEffect(() => {
    takeOver()
    return () => lender.lend(undefined)
  }, [lender])

  if (!select.open) return null
  const drawn = (option: ChoiceOption) => (
    <div key={option.value} {...select.getItemProps({ item: option })} className="option-popup__option">
      <OptionWords option={option} />
    </div>
  )
  return (
    <div {...select.getPositionerProps()} className="option-popup__positioner" popover="manual" ref={intoTopLayer}>
      <div className="option-popup__root">
        <div {...select.getContentProps()} className="option-popup__list">
          {options.map((entry) =>
            isOptionGroup(entry) ? (
              <div key={entry.label} {...select.getItemGroupProps({ id: entry.label })}>
                <div {...select.getItemGroupLabelProps({ htmlFor: entry.label })} className="option-popup__groupLabel">
                  {entry.label}
                </div>
                {entry.options.map(drawn)}
              </div>
            ) : (
              drawn(entry)
            ),
          )}
        </div>
      </div>
    </div>
  )
}
