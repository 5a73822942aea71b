import { type ComponentProps, useEffect, useId, useState } from 'react'
import { statusIcons } from '../feedback/status-icons.tsx'
import { Field, type FieldProps, splitFrame } from './field.tsx'
import { useFormReset } from './use-form-reset.ts'
import { useSharedRef } from './use-shared-ref.ts'
import { useInputBeforeHydration } from './use-input-before-hydration.ts'

/** Number of remaining characters from which the count is announced, after a pause in typing. */
const nearTheEnd = 20
const pause = 1000

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'children' | 'className'> &
  Omit<FieldProps, 'icon' | 'trailing' | 'below' | 'describedBy'> & {
    /** The counter's text. If set, `maxLength` no longer truncates: `remaining` is negative for text that is too long, an error. */
    countLabel?: ((remaining: number) => string) | undefined
  }

export function TextAreaField({ countLabel, maxLength, onChange, ref, ...props }: TextAreaFieldProps) {
  const [frame, textarea] = splitFrame(props)
  const countId = useId()
  const control = useSharedRef(ref)
  useInputBeforeHydration(control, textarea.value)
  const [typed, setTyped] = useState(String(textarea.defaultValue ?? ''))
  const text = textarea.value === undefined ? typed : String(textarea.value)
  useFormReset(control, () => setTyped(String(textarea.defaultValue ?? '')))

  const remaining = countLabel && maxLength !== undefined ? maxLength - countCharacters(text) : null
  const isTooLong = remaining !== null && remaining < 0
  const words = remaining === null ? null : countLabel?.(remaining)
  return (
    <Field
      {...frame}
      describedBy={words ? countId : undefined}
      below={
        words ? (
          <>
            <div className={isTooLong ? 'field__error' : 'field__hint'} id={countId}>
              {isTooLong ? statusIcons.danger : null}
              <span>{words}</span>
            </div>
            <DelayedAnnouncement words={remaining !== null && remaining <= nearTheEnd ? words : ''} />
          </>
        ) : null
      }
    >
      {(attributes) => (
        <textarea
          rows={4}
          {...textarea}
          {...attributes}
          aria-invalid={attributes['aria-invalid'] ?? (isTooLong || undefined)}
          ref={control}
          maxLength={countLabel ? undefined : maxLength}
          onChange={(event) => {
            setTyped(event.target.value)
            onChange?.(event)
          }}
        />
      )}
    </Field>
  )
}

function DelayedAnnouncement({ words }: { words: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSaid, pause, words)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <span className="visually-hidden" role="status">
      {said}
    </span>
  )
}

/** Counts characters as displayed, not code points. */
export function countCharacters(text: string): number {
  if (!('Segmenter' in Intl)) return Array.from(text).length
  return Array.from(new Intl.Segmenter().segment(text)).length
}
