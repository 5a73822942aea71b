import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'

/**
 * Fields one below the other, then the actions. The caller's checks speak, not the browser's bubbles. A form without an
 * `action` needs scripts: what is sent before they answer is held by `earlySubmitScript`, and sent as soon as they do.
 */
export function Form({
  actions,
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'style' | 'ref'> & {
  /** Buttons and links; the primary one first. */
  actions?: ReactNode
}) {
  const root = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { dataset } = root.current!
    const isWaiting = dataset.early === 'sent'
    delete dataset.early
    if (isWaiting) root.current!.requestSubmit()
  }, [])
  return (
    <form {...form} ref={root} noValidate className="form__root" data-early={form.action ? undefined : ''}>
      {children}
      {actions ? <div className="form__actions">{actions}</div> : null}
    </form>
  )
}

/** For the head of the page, before there is a form: without it the browser would send one itself, and what was typed be gone. */
export const earlySubmitScript =
  "addEventListener('submit',(e)=>{const{dataset:d}=e.target;if(d.early!==undefined){e.preventDefault();d.early='sent'}},true)"
