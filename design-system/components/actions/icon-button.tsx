import type { ComponentProps } from 'react'
import { look } from '../../look.ts'

type IconButtonVariant = 'quiet' | 'outline'

/** Returns the class of a link that looks like an icon button; the link needs its own `aria-label`. */
export function iconButtonLook(variant: IconButtonVariant = 'quiet', className?: string): string {
  return look('icon-button', { variant }, className)
}

export function IconButton({
  label,
  variant,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string; variant?: IconButtonVariant }) {
  return <button {...rest} type={type} aria-label={label} title={label} className={iconButtonLook(variant, className)} />
}
