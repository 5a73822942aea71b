import type { ComponentProps, ReactNode } from 'react'
import { buttonLook, type ButtonLook } from './button-look.ts'
import { Spinner } from '../feedback/spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Keeps the focus, unlike `disabled`, and ignores clicks. */
    loading?: boolean | undefined
    icon?: ReactNode
  }

/** An action; at most one `primary` per screen. Links use `buttonLook()` instead. */
export function Button({ variant, size, full, folds, loading, icon, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook({ variant, size, full, folds }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  )
}
