import { useEffectEvent, useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { statusIcons } from '../feedback/status-icons.tsx'
import { SavedMark } from './saved-mark.tsx'
import { useHydrated } from './use-hydrated.ts'

/** A plain form with a button until hydration; changes made by then are passed to `onChangedBefore`. */
export function Setting({
  title,
  hint,
  status,
  error,
  words,
  disabled,
  onChangedBefore,
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'title' | 'className' | 'children'> & {
  title: ReactNode
  hint?: ReactNode
  status: 'idle' | 'saving' | 'saved'
  error?: ReactNode
  words: { save: string; saving: string; saved: string }
  disabled?: boolean | undefined
  onChangedBefore?: ((form: FormData) => void) | undefined
  children: ReactNode
}) {
  const root = useRef<HTMLFormElement>(null)
  const isReady = useHydrated()
  const titleId = useId()
  const hand = useEffectEvent(() => {
    if (!disabled) onChangedBefore?.(new FormData(root.current!))
  })
  // `autoComplete="off"` keeps restored form values from being taken for changes.
  // Runs before the next render, which may replace the control.
  useLayoutEffect(() => hand(), [])
  return (
    <form
      aria-labelledby={titleId}
      autoComplete="off"
      {...form}
      ref={root}
      className="setting__root"
      onSubmit={(event) => isReady && event.preventDefault()}
    >
      <div className="setting__head">
        <h3 id={titleId} className="setting__title">
          {title}
        </h3>
        {isReady || disabled ? null : (
          <Button type="submit" size="sm">
            {words.save}
          </Button>
        )}
        <SavedMark waiting={status === 'saving' ? words.saving : null}>{status === 'saved' ? words.saved : null}</SavedMark>
      </div>
      {hint ? <div className="setting__hint">{hint}</div> : null}
      {children}
      <div className="setting__error" role="alert">
        {error ? (
          <>
            {statusIcons.danger}
            <span>{error}</span>
          </>
        ) : null}
      </div>
    </form>
  )
}
