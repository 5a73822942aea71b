import type { ComponentProps, ReactNode } from 'react'

/** Fields one below the other, then the actions. The caller's checks speak, not the browser's bubbles. */
export function Form({
  actions,
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'style'> & {
  /** Buttons and links; the primary one first. */
  actions?: ReactNode
}) {
  return (
    <form {...form} noValidate className="form__root">
      {children}
      {actions ? <div className="form__actions">{actions}</div> : null}
    </form>
  )
}
