import { type KeyboardEvent, lazy, type Ref, Suspense, useId, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Field, type FieldControl, type FieldProps, splitFrame } from '../fields/field.tsx'
import { useHydrated } from '../fields/use-hydrated.ts'
import { ChevronDown } from '../icons/chevron-down.tsx'
import { type ChoiceOption, type ChoiceOptionGroup, isOptionGroup, OptionLogo, flattenOptions } from './option.tsx'
import { ClearCross } from './clear-cross.tsx'
import { type DeferredPropsStore, useDeferredPropsStore, useDeferredProps } from './deferred-props.ts'
import type { TriggerProps } from './select-panel.tsx'
import { useControllable } from './use-controllable.ts'

const SelectPanel = lazy(() => import('./select-panel.tsx').then((module) => ({ default: module.SelectPanel })))

export type SelectProps = Omit<FieldProps, 'icon' | 'trailing'> & {
  id?: string | undefined
  name?: string | undefined
  options: ReadonlyArray<ChoiceOption | ChoiceOptionGroup>
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  placeholder?: string | undefined
  clearLabel?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

/** For options with logos or descriptions; use `SelectField` for plain text. A native select until hydration. */
export function Select(props: SelectProps) {
  const [frame, { name, options, value, defaultValue = '', onChange, placeholder, clearLabel, required, disabled }] = splitFrame(props)
  const generatedId = useId()
  const id = frame.id ?? generatedId
  const [chosenValue, choose] = useControllable(value, defaultValue, onChange)
  const chosen = flattenOptions(options).find((option) => option.value === chosenValue)
  const [isTouched, setTouched] = useState(false)
  const openIntent = useRef<OpenIntent>(undefined)
  const trigger = useRef<HTMLButtonElement>(null)
  const store = useDeferredPropsStore<TriggerProps>()
  const isHydrated = useHydrated()
  const shared = { id, store, options, required, disabled, value: chosenValue, onChoose: choose }
  const canClear = clearLabel && chosen && !disabled && isHydrated

  function touch(asked?: OpenIntent) {
    setTouched(true)
    openIntent.current = asked ?? openIntent.current
  }

  function clear() {
    choose('')
    trigger.current?.focus()
  }

  return (
    <div className="select__root">
      <Field
        {...frame}
        id={id}
        label={<span id={`${id}-label`}>{frame.label}</span>}
        trailing={
          canClear ? (
            <IconButton label={clearLabel} onClick={clear}>
              <ClearCross />
            </IconButton>
          ) : null
        }
        below={
          <>
            {frame.below}
            <Suspense>{isTouched ? <SelectPanel {...shared} openIntent={openIntent} invalid={Boolean(frame.error)} /> : null}</Suspense>
          </>
        }
      >
        {(control) => (
          <>
            {isHydrated ? (
              <SelectTrigger {...{ control, store, placeholder, chosen, required, disabled }} ref={trigger} onTouch={touch} />
            ) : null}
            <NativeSelect {...shared} {...{ name, placeholder, control }} isSeen={!isHydrated} />
          </>
        )}
      </Field>
    </div>
  )
}

/** How the list was opened before it had loaded, so that no second click is needed. */
export type OpenIntent = 'press' | 'first' | 'last'

const openIntentOfKey: Record<string, OpenIntent> = { ArrowDown: 'first', ArrowUp: 'last', Enter: 'first', ' ': 'first' }

export function SelectTrigger({
  control,
  store,
  placeholder,
  chosen,
  required,
  disabled,
  onTouch,
  ref,
}: {
  control: FieldControl
  store: DeferredPropsStore<TriggerProps>
  placeholder: string | undefined
  chosen: ChoiceOption | undefined
  required: boolean | undefined
  disabled: boolean | undefined
  /** Called on every interaction until the list has loaded, with how it opens the list. */
  onTouch: (openIntent?: OpenIntent) => void
  ref: Ref<HTMLButtonElement>
}) {
  const deferred = useDeferredProps(store)
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
      const asked = openIntentOfKey[event.key]
      if (!asked) return
      event.preventDefault()
      onTouch(asked)
    },
  } as const
  return (
    <button type="button" {...(deferred?.trigger ?? untilLoaded)} {...control} className={`${control.className} select__trigger`} ref={ref}>
      {chosen?.logo === undefined ? chosen?.icon : <OptionLogo name={chosen.label} logo={chosen.logo} size="sm" />}
      <span className="select__value" data-placeholder={chosen ? undefined : true}>
        {chosen?.label ?? placeholder}
      </span>
      <ChevronDown />
    </button>
  )
}

/** Submitted with the form. Visible until hydration, then hidden behind the button. */
export function NativeSelect({
  id,
  control,
  isSeen,
  options,
  placeholder,
  store,
  onChoose,
  ...select
}: {
  id: string
  control: FieldControl
  isSeen: boolean
  options: ReadonlyArray<ChoiceOption | ChoiceOptionGroup>
  placeholder: string | undefined
  store: DeferredPropsStore<TriggerProps>
  onChoose: (value: string) => void
  name: string | undefined
  value: string
  required: boolean | undefined
  disabled: boolean | undefined
}) {
  const deferred = useDeferredProps(store)
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
        // Autofill may change it before the list has loaded.
        onChange={deferred?.onNativeChange ?? ((event) => onChoose(event.currentTarget.value))}
        // Browsers focus it on failed validation.
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
