import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Field, type FieldControl, type FieldProps, splitFrame } from '../fields/field.tsx'
import { useFormReset } from '../fields/use-form-reset.ts'
import { ChevronDown } from '../icons/chevron-down.tsx'
import { ClearCross } from './clear-cross.tsx'
import type { ComboboxListProps, ComboboxInputProps } from './combobox-panel.tsx'
import { type DeferredPropsStore, useDeferredPropsStore, useDeferredProps } from './deferred-props.ts'

const ComboboxPanel = lazy(() => import('./combobox-panel.tsx').then((module) => ({ default: module.ComboboxPanel })))

export type ComboboxFieldProps = Omit<FieldProps, 'icon' | 'trailing'> &
  Pick<ComponentProps<'input'>, 'id' | 'name' | 'placeholder' | 'required' | 'disabled'> & {
    clearLabel?: string | undefined
  }

/** Loads its list on the first interaction without replacing the input, so that no typed text is lost. */
export function ComboboxShell({
  list,
  onReset,
  icon,
  ...props
}: ComboboxFieldProps & {
  list: ComboboxListProps
  onReset: () => void
  icon?: ReactNode
}) {
  const [frame, { name, clearLabel, ...states }] = splitFrame(props)
  const generatedId = useId()
  const id = frame.id ?? generatedId
  const label = list.chosen?.label ?? ''
  const [firstText] = useState(label)
  const [isTouched, setTouched] = useState(false)
  const asksToOpen = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const store = useDeferredPropsStore<ComboboxInputProps>()

  function draw(text: string) {
    if (input.current && input.current.value !== text) input.current.value = text
  }

  function startOver(text: string) {
    store.get()?.discardTyped()
    draw(text)
  }

  useFormReset(input, () => {
    startOver(firstText)
    onReset()
  })

  // The input may have been focused or filled before hydration.
  useEffect(() => {
    if (input.current && (document.activeElement === input.current || input.current.value !== firstText)) setTouched(true)
  }, [firstText])

  // Until the list loads, only this effect writes the parent's value into the input.
  const drawnLabel = useRef(label)
  const drawLabel = useEffectEvent(() => {
    if (!store.get() && drawnLabel.current !== label) draw(label)
    drawnLabel.current = label
  })
  useEffect(() => drawLabel(), [label])

  function clear() {
    list.onType('')
    startOver('')
    input.current?.focus()
  }

  return (
    <div className="combobox__root" id={`${id}-box`}>
      <Field
        {...frame}
        id={id}
        icon={icon}
        label={<span id={`${id}-label`}>{frame.label}</span>}
        trailing={
          clearLabel && !states.disabled ? (
            <IconButton
              id={`${id}-clear`}
              label={clearLabel}
              className="combobox__clear"
              tabIndex={list.messageActs ? -1 : undefined}
              onClick={clear}
            >
              <ClearCross />
            </IconButton>
          ) : null
        }
        below={
          <>
            {frame.below}
            <Suspense>
              {isTouched ? (
                <ComboboxPanel
                  {...list}
                  {...{ id, store, input, draw, asksToOpen }}
                  disabled={states.disabled}
                  invalid={Boolean(frame.error)}
                />
              ) : null}
            </Suspense>
          </>
        }
      >
        {(control) => (
          <>
            <ComboboxInput
              {...states}
              {...{ control, store }}
              ref={input}
              firstText={firstText}
              onTouch={(asks) => {
                setTouched(true)
                asksToOpen.current ||= asks && list.opensOnPress
              }}
            />
            {list.opensOnPress ? <ChevronDown /> : null}
            {name ? <input type="hidden" name={name} value={list.chosen?.value ?? ''} disabled={states.disabled} /> : null}
          </>
        )}
      </Field>
    </div>
  )
}

export function ComboboxInput({
  control,
  store,
  firstText,
  placeholder = ' ',
  required,
  disabled,
  onTouch,
  ref,
}: Pick<ComponentProps<'input'>, 'placeholder' | 'required' | 'disabled'> & {
  control: FieldControl
  store: DeferredPropsStore<ComboboxInputProps>
  firstText: string
  /** Called at every interaction until the list has loaded; `asksToOpen` if it should open the list. */
  onTouch: (asksToOpen: boolean) => void
  ref: Ref<HTMLInputElement>
}) {
  const deferred = useDeferredProps(store)
  const untilLoaded = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': false,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    // The panel may have loaded before this input rendered with its props.
    onChange: (event: ChangeEvent<HTMLInputElement>) => store.get()?.input.onChange?.(event),
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
      {...(deferred?.input ?? untilLoaded)}
      {...control}
      className={`${control.className} combobox__input`}
      type="text"
      // Uncontrolled, so that no text is lost when hydration or the list is late.
      defaultValue={firstText}
      placeholder={placeholder}
      required={required}
      disabled={disabled}
      ref={ref}
    />
  )
}
