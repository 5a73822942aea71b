import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { look } from '../../look.ts'

/**
 * Without `action` it needs scripts: `earlySubmitScript` holds a submission until hydration. With one, it is sent as it is until then;
 * `waitsForScripts` holds it where there are scripts, for forms that those serve better.
 */
export function Form({
  actions,
  stickyActions,
  waitsForScripts = false,
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'style' | 'ref'> & {
  actions?: ReactNode
  /** For a form longer than the screen: its actions stay at the bottom of the screen, as wide as the card that the form is in. */
  stickyActions?: boolean
  waitsForScripts?: boolean
}) {
  const root = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { dataset } = root.current!
    const isWaiting = dataset.early === 'sent'
    delete dataset.early
    if (isWaiting) root.current!.requestSubmit()
  }, [])
  return (
    <form {...form} ref={root} noValidate className="form__root" data-early={form.action && !waitsForScripts ? undefined : ''}>
      {children}
      {actions ? <div className={look('form__actions', { sticky: stickyActions })}>{actions}</div> : null}
    </form>
  )
}

/** For the page's <head>: a native submission before hydration would reload the page and lose the input. */
export const earlySubmitScript =
  "addEventListener('submit',(e)=>{const{dataset:d}=e.target;if(d.early!==undefined){e.preventDefault();d.early='sent'}},true)"
