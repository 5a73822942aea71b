import { lazy, Suspense, useId, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { splitFrame, type FieldProps } from '../fields/field-frame.ts'
import { Field } from '../fields/field.tsx'
import { useHydrated } from '../fields/use-hydrated.ts'
import { optionsIn, type ChoiceOption, type ChoiceOptionGroup } from './choice-option.ts'
import { ClearCross } from './clear-cross.tsx'
import { useLender } from './lent-props.ts'
import { NativeSelect } from './native-select.tsx'
import type { SelectLoan } from './select-panel.tsx'
import { SelectTrigger, type OpeningWish } from './select-trigger.tsx'
import { useChosen } from './use-chosen.ts'

const SelectPanel = lazy(() => import('./select-panel.tsx').then((module) => ({ default: module.SelectPanel })))

export type SelectProps = Omit<FieldProps, 'icon' | 'trailing'> & {
  id?: string | undefined
  name?: string | undefined
  options: ReadonlyArray<ChoiceOption | ChoiceOptionGroup>
  /** The chosen option's value; empty for none. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined
  /** Names the button that chooses nothing again; without it there is none. */
  clearLabel?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

/**
 * One of several options that need more than words: logos, second lines, headings. Where words suffice, take a
 * `SelectField`. A native select until scripts run, then a button; the list loads when it is first touched.
 */
export function Select(props: SelectProps) {
  const [frame, { name, options, value, defaultValue = '', onChange, placeholder, clearLabel, required, disabled }] = splitFrame(props)
  const generatedId = useId()
  const id = frame.id ?? generatedId
  const [chosenValue, choose] = useChosen(value, defaultValue, onChange)
  const chosen = optionsIn(options).find((option) => option.value === chosenValue)
  const [isTouched, setTouched] = useState(false)
  const wish = useRef<OpeningWish>(undefined)
  const trigger = useRef<HTMLButtonElement>(null)
  const lender = useLender<SelectLoan>()
  const isHydrated = useHydrated()
  const shared = { id, lender, options, required, disabled, value: chosenValue, onChoose: choose }
  const canClear = clearLabel && chosen && !disabled && isHydrated

  function touch(asked?: OpeningWish) {
    setTouched(true)
    wish.current = asked ?? wish.current
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
            <Suspense>{isTouched ? <SelectPanel {...shared} wish={wish} invalid={Boolean(frame.error)} /> : null}</Suspense>
          </>
        }
      >
        {(control) => (
          <>
            {isHydrated ? (
              <SelectTrigger {...{ control, lender, placeholder, chosen, required, disabled }} ref={trigger} onTouch={touch} />
            ) : null}
            <NativeSelect {...shared} {...{ name, placeholder, control }} isSeen={!isHydrated} />
          </>
        )}
      </Field>
    </div>
  )
}
