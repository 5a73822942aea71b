import { createListCollection, useCombobox } from '@ark-ui/react/combobox'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'
import { type ChoiceOption, showInTopLayer, OptionContent } from './option.tsx'
import { optionSpelled } from './filter-options.ts'
import type { DeferredPropsStore } from './deferred-props.ts'

export interface ComboboxInputProps {
  input: ComponentProps<'input'>
  discardTyped: () => void
}

export interface ComboboxListProps {
  options: readonly ChoiceOption[]
  chosen: ChoiceOption | null
  onChoose: (option: ChoiceOption | null) => void
  /** Not called when an option is chosen. */
  onType: (text: string) => void
  /** Called when the list closes and the typed text no longer filters it. */
  onRest?: (() => void) | undefined
  /** Keeps text that matches no option, instead of restoring the chosen one. */
  keepsText: boolean
  takesText?: boolean | undefined
  opensOnPress: boolean
  isBusy: boolean
  message: ReactNode
  /** The message contains a button that Tab must reach from the input: focusing the clear button would close the list. */
  messageActs?: boolean | undefined
  /** Screen-reader text with the number of results; empty while unknown. */
  announcement: string
}

/** One frame after opening, the state machine moves the caret to the end, even while the user types in the middle. */
function keepCaret(input: HTMLInputElement) {
  const { selectionStart, value } = input
  const putBack = () => {
    if (input.value === value) input.setSelectionRange(selectionStart, selectionStart)
  }
  requestAnimationFrame(() => requestAnimationFrame(putBack))
}

export function ComboboxPanel({
  id,
  store,
  input,
  draw,
  asksToOpen,
  disabled,
  invalid,
  options,
  chosen,
  onChoose,
  onType,
  onRest,
  keepsText,
  takesText,
  opensOnPress,
  isBusy,
  message,
  announcement,
}: ComboboxListProps & {
  /** Id of the input; `-label`, `-box` and `-clear` are appended for the others. */
  id: string
  store: DeferredPropsStore<ComboboxInputProps>
  input: RefObject<HTMLInputElement | null>
  draw: (text: string) => void
  /** True if the user opened the list while it loaded. */
  asksToOpen: RefObject<boolean>
  disabled: boolean | undefined
  invalid: boolean
}) {
  const listId = `${id}-list`
  const [typed, setTyped] = useState<string | null>(() => {
    const text = input.current?.value ?? ''
    return text === (chosen?.label ?? '') ? null : text
  })
  const text = (keepsText ? (chosen?.label ?? typed) : (typed ?? chosen?.label)) ?? ''
  const collection = useMemo(() => createListCollection({ items: options }), [options])
  const hasWords = options.length > 0 || Boolean(message)
  // The machine calls every Enter a choice, also before it has highlighted an option.
  const isDecided = useRef(false)
  const combobox = useCombobox({
    collection,
    disabled,
    invalid,
    ids: { label: `${id}-label`, input: id, control: `${id}-box` },
    // The machine must not change the text: this component keeps, restores or replaces it.
    inputValue: text,
    selectionBehavior: 'preserve',
    value: chosen && collection.has(chosen.value) ? [chosen.value] : [],
    allowCustomValue: Boolean(takesText),
    inputBehavior: keepsText ? 'none' : 'autohighlight',
    openOnClick: opensOnPress,
    openOnKeyPress: hasWords,
    positioning: { strategy: 'fixed', sameWidth: true, gutter: 4 },
    onSelect: ({ itemValue }) => {
      isDecided.current = true
      setTyped(null)
      onChoose(options.find(({ value }) => value === itemValue) ?? null)
    },
    onOpenChange: ({ open }) => {
      if (!open) rest(isDecided.current)
      isDecided.current = false
    },
  })
  const isShown = combobox.open && hasWords
  const inputProps = combobox.getInputProps()

  function rest(hasChosen: boolean) {
    if (!keepsText && typed !== null && !hasChosen) {
      const spelled = optionSpelled(options, typed)
      if (spelled && spelled.value !== chosen?.value) onChoose(spelled)
    }
    if (!keepsText) setTyped(null)
    onRest?.()
  }

  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const shown = input.current?.value ?? ''
    // This text was typed during rendering.
    if (isFirst.current && shown !== text) setTyped(shown)
    else draw(text)
    isFirst.current = false
  }, [draw, input, text])

  useLayoutEffect(() => {
    store.set({
      discardTyped: () => setTyped(null),
      input: {
        ...inputProps,
        'aria-controls': listId,
        'aria-expanded': isShown,
        onChange: (event) => {
          keepCaret(event.currentTarget)
          setTyped(event.currentTarget.value)
          onType(event.currentTarget.value)
          inputProps.onChange?.(event)
        },
        onBlur: (event) => {
          inputProps.onBlur?.(event)
          if (!combobox.open) rest(false)
        },
        onKeyDown: (event) => {
          // With a closed list, Escape belongs to the surrounding dialog.
          if (event.key !== 'Escape' || isShown) inputProps.onKeyDown?.(event)
        },
      },
    })
  })

  const adoptState = useEffectEvent(() => {
    if (document.activeElement !== input.current) {
      rest(false)
      return
    }
    // The input already has focus; the machine's handler does not read the event.
    ;(inputProps.onFocus as VoidFunction | undefined)?.()
    // Read from the input: text typed during rendering is not in the state yet.
    const shown = input.current?.value ?? ''
    const isTyped = typed !== null || shown !== (chosen?.label ?? '')
    if (isTyped) {
      setTyped(shown)
      onType(shown)
    }
    if (isTyped || asksToOpen.current) combobox.setOpen(true)
  })
  useEffect(() => {
    adoptState()
    return () => store.set(undefined)
  }, [store])

  return (
    <>
      <div role="status" className="visually-hidden">
        {isShown ? announcement : null}
      </div>
      {combobox.open ? (
        <div {...combobox.getPositionerProps()} className="option-popup__positioner" popover="manual" ref={showInTopLayer}>
          <div
            {...combobox.getContentProps()}
            className="option-popup__root"
            // Rendered even without results: the machine keeps a reference to this element.
            hidden={!isShown}
            role="presentation"
            tabIndex={undefined}
            aria-labelledby={undefined}
          >
            <div id={listId} role="listbox" aria-labelledby={`${id}-label`} aria-busy={isBusy} className="option-popup__list">
              {options.map((option) => (
                <div key={option.value} {...combobox.getItemProps({ item: option })} className="option-popup__option">
                  <OptionContent option={option} />
                </div>
              ))}
            </div>
            {message ? <div className="option-popup__message">{message}</div> : null}
          </div>
        </div>
      ) : null}
    </>
  )
}
