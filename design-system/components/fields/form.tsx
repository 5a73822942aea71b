import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'

/**
 * Without `action` it needs scripts: `earlySubmitScript` holds a submission until hydration. With one, it is sent as it is until then;
 * `waitsForScripts` holds it where there are scripts, for forms that those serve better.
 */
export function Form({
  actions,
  waitsForScripts = false,
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'style' | 'ref'> & {
  actions?: ReactNode
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
      {actions ? <div className="form__actions">{actions}</div> : null}
    </form>
  )
}

/** For the page's <head>: a native submission before hydration would reload the page and lose the input. */
export const earlySubmitScript =
  "addEventListener('submit',(e)=>{const{dataset:d}=e.target;if(d.early!==undefined){e.preventDefault();d.early='sent'}},true)"
