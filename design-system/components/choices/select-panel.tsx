import { createListCollection, useSelect } from '@ark-ui/react/select'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, type ChangeEvent, type ComponentProps, type RefObject } from 'react'
import { type ChoiceOption, type ChoiceOptionGroup, showInTopLayer, isOptionGroup, flattenOptions, OptionContent } from './option.tsx'
import type { DeferredPropsStore } from './deferred-props.ts'
import type { OpenIntent } from './select.tsx'

export interface TriggerProps {
  trigger: ComponentProps<'button'>
  onNativeChange: ((event: ChangeEvent<HTMLSelectElement>) => void) | undefined
}

export function SelectPanel({
  id,
  store,
  openIntent,
  options,
  value,
  onChoose,
  ...states
}: {
  /** Id of the button; `-label` and `-native` are appended for the others. */
  id: string
  store: DeferredPropsStore<TriggerProps>
  openIntent: RefObject<OpenIntent | undefined>
  options: ReadonlyArray<ChoiceOption | ChoiceOptionGroup>
  value: string
  onChoose: (value: string) => void
  required: boolean | undefined
  disabled: boolean | undefined
  invalid: boolean
}) {
  const collection = useMemo(() => createListCollection({ items: flattenOptions(options) }), [options])
  const select = useSelect({
    ...states,
    collection,
    ids: { label: `${id}-label`, trigger: id, hiddenSelect: `${id}-native` },
    value: value ? [value] : [],
    onValueChange: ({ value: [next = ''] }) => onChoose(next),
    positioning: { strategy: 'fixed', sameWidth: true, gutter: 4 },
  })
  const trigger = select.getTriggerProps()

  function openAs(asked: OpenIntent) {
    const end = asked === 'first' ? collection.firstValue : asked === 'last' ? collection.lastValue : undefined
    select.setOpen(true)
    if (value || end) select.setHighlightValue(value || (end ?? ''))
  }

  useLayoutEffect(() => {
    store.set({ trigger, onNativeChange: select.getHiddenSelectProps().onChange })
  })

  const adoptState = useEffectEvent(() => {
    const button = document.getElementById(id)
    const isFocused = document.activeElement === button
    // The button already has focus; the machine's handler does not read the event.
    if (isFocused) (trigger.onFocus as VoidFunction | undefined)?.()
    // Some browsers do not focus a clicked button. Focus that moved elsewhere meanwhile stays there.
    const isHere = isFocused || document.activeElement === document.body
    if (openIntent.current && isHere) openAs(openIntent.current)
  })
  useEffect(() => {
    adoptState()
    return () => store.set(undefined)
  }, [store])

  if (!select.open) return null
  const drawn = (option: ChoiceOption) => (
    <div key={option.value} {...select.getItemProps({ item: option })} className="option-popup__option">
      <OptionContent option={option} />
    </div>
  )
  return (
    <div {...select.getPositionerProps()} className="option-popup__positioner" popover="manual" ref={showInTopLayer}>
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
