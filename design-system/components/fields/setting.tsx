import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { statusIcons } from '../feedback/status-icons.tsx'
import { SavedMark } from './saved-mark.tsx'
import { useHydrated } from './use-hydrated.ts'

/**
 * One setting that saves itself as it is changed, and says so quietly. A plain form with a button until scripts run;
 * what was changed by then is handed to `onChangedBefore`.
 */
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
  /** Why it was not saved; the control shows the old value again. */
  error?: ReactNode
  words: { save: string; saving: string; saved: string }
  /** Read only. */
  disabled?: boolean | undefined
  /** Gets the form as scripts find it. */
  onChangedBefore?: ((form: FormData) => void) | undefined
  children: ReactNode
}) {
  const root = useRef<HTMLFormElement>(null)
  const isReady = useHydrated()
  const hand = useEffectEvent(() => {
    if (!disabled) onChangedBefore?.(new FormData(root.current!))
  })
  // What a browser filled in again by itself would be taken for a change: forms say that it should not.
  // Before the next render, which may replace the control.
  useLayoutEffect(() => hand(), [])
  return (
    <form autoComplete="off" {...form} ref={root} className="setting__root" onSubmit={(event) => isReady && event.preventDefault()}>
      <div className="setting__head">
        <h3 className="setting__title">{title}</h3>
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
