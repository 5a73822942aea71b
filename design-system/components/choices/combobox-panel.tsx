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

/** Props for the input of the shell. */
export interface ComboboxInputProps {
  input: ComponentProps<'input'>
  /** Drops what was typed and not chosen. */
  discardTyped: () => void
}

export interface ComboboxListProps {
  /** What the list shows now. */
  options: readonly ChoiceOption[]
  chosen: ChoiceOption | null
  onChoose: (option: ChoiceOption | null) => void
  /** Called for typed text only. */
  onType: (text: string) => void
  /** The list is closed: what was typed searches no more. */
  onRest?: (() => void) | undefined
  /** Keeps a text that names no option, instead of going back to the chosen one. */
  keepsText: boolean
  /** Enter sends the form with a text that names no option. */
  takesText?: boolean | undefined
  opensOnPress: boolean
  isBusy: boolean
  /** Under the options, or instead of them. */
  message: ReactNode
  /** The message holds a button, where Tab goes from the input: on the one that empties, the list would close. */
  messageActs?: boolean | undefined
  /** How the number of results is announcements to screen readers; nothing while it is undecided. */
  announcement: string
}

/** As it opens, the machine moves the caret to the end, in the next frame; a person may be typing in the middle. */
function keepCaret(input: HTMLInputElement) {
  const { selectionStart, value } = input
  const putBack = () => {
    if (input.value === value) input.setSelectionRange(selectionStart, selectionStart)
  }
  requestAnimationFrame(() => requestAnimationFrame(putBack))
}

/** The list of a combobox, loaded when the input is first touched. */
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
  /** Id of the input; `-label`, `-box` and `-clear` follow it. */
  id: string
  store: DeferredPropsStore<ComboboxInputProps>
  input: RefObject<HTMLInputElement | null>
  /** Writes a text into the input. */
  draw: (text: string) => void
  /** The list was opened while it loaded. */
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
  const combobox = useCombobox({
    collection,
    disabled,
    invalid,
    ids: { label: `${id}-label`, input: id, control: `${id}-box` },
    // The text is this part's own matter: kept, taken back or replaced as its props say.
    inputValue: text,
    selectionBehavior: 'preserve',
    value: chosen && collection.has(chosen.value) ? [chosen.value] : [],
    allowCustomValue: Boolean(takesText),
    inputBehavior: keepsText ? 'none' : 'autohighlight',
    openOnClick: opensOnPress,
    openOnKeyPress: hasWords,
    positioning: { strategy: 'fixed', sameWidth: true, gutter: 4 },
    onSelect: ({ itemValue }) => {
      setTyped(null)
      onChoose(options.find(({ value }) => value === itemValue) ?? null)
    },
    onOpenChange: ({ open, reason }) => {
      if (!open) rest(reason === 'item-select')
    },
  })
  const isShown = combobox.open && hasWords
  const own = combobox.getInputProps()

  function rest(isDecided: boolean) {
    if (!keepsText && typed !== null && !isDecided) {
      const spelled = optionSpelled(options, typed)
      if (spelled && spelled.value !== chosen?.value) onChoose(spelled)
    }
    if (!keepsText) setTyped(null)
    onRest?.()
  }

  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const shown = input.current?.value ?? ''
    // Typed while this was being rendered.
    if (isFirst.current && shown !== text) setTyped(shown)
    else draw(text)
    isFirst.current = false
  }, [draw, input, text])

  useLayoutEffect(() => {
    store.set({
      discardTyped: () => setTyped(null),
      input: {
        ...own,
        'aria-controls': listId,
        'aria-expanded': isShown,
        onChange: (event) => {
          keepCaret(event.currentTarget)
          setTyped(event.currentTarget.value)
          onType(event.currentTarget.value)
          own.onChange?.(event)
        },
        onBlur: (event) => {
          own.onBlur?.(event)
          if (!combobox.open) rest(false)
        },
        onKeyDown: (event) => {
          // A closed list leaves Escape to the dialog around it.
          if (event.key !== 'Escape' || isShown) own.onKeyDown?.(event)
        },
      },
    })
  })

  const adoptState = useEffectEvent(() => {
    if (document.activeElement !== input.current) {
      rest(false)
      return
    }
    // The focus that the input already has; nothing of the event is read.
    ;(own.onFocus as VoidFunction | undefined)?.()
    // Read off the input: what came while this was being rendered is no state yet.
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
            // Still there while nothing is found yet: the machine keeps hold of this very element.
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
