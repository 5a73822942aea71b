import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { splitFrame, type FieldProps } from '../fields/field-frame.ts'
import { Field } from '../fields/field.tsx'
import { useFormReset } from '../fields/use-form-reset.ts'
import { ChevronDown } from '../icons/chevron-down.tsx'
import { ClearCross } from './clear-cross.tsx'
import { ComboboxInput } from './combobox-input.tsx'
import type { ComboboxListProps, ComboboxLoan } from './combobox-panel.tsx'
import { useLender } from './lent-props.ts'

const ComboboxPanel = lazy(() => import('./combobox-panel.tsx').then((module) => ({ default: module.ComboboxPanel })))

/** What every field with a list to type in shares. */
export type ComboboxFieldProps = Omit<FieldProps, 'icon' | 'trailing'> &
  Pick<ComponentProps<'input'>, 'id' | 'name' | 'placeholder' | 'required' | 'disabled'> & {
    /** Names the button that empties the field; without it there is none. */
    clearLabel?: string | undefined
  }

/**
 * A native input that gets its list on the first touch, and stays the same element: what was typed meanwhile is kept
 * and then searched. The form carries the chosen option's value under `name`.
 */
export function ComboboxShell({
  list,
  onReset,
  icon,
  ...props
}: ComboboxFieldProps & {
  list: ComboboxListProps
  /** The form went back to its first values. */
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
  const lender = useLender<ComboboxLoan>()

  function draw(text: string) {
    if (input.current && input.current.value !== text) input.current.value = text
  }

  function startOver(text: string) {
    lender.read()?.forgetTyped()
    draw(text)
  }

  useFormReset(input, () => {
    startOver(firstText)
    onReset()
  })

  // Focus and text may be older than the scripts.
  useEffect(() => {
    if (input.current && (document.activeElement === input.current || input.current.value !== firstText)) setTouched(true)
  }, [firstText])

  // Until the list loads, nobody else writes down what the parent chose.
  const drawnLabel = useRef(label)
  const drawLabel = useEffectEvent(() => {
    if (!lender.read() && drawnLabel.current !== label) draw(label)
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
                  {...{ id, lender, input, draw, asksToOpen }}
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
              {...{ control, lender }}
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
