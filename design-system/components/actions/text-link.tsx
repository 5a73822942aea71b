import type { ComponentProps } from 'react'
import { look } from '../../look.ts'

export interface TextLinkLook {
  /** `inline` in a sentence, `after` one, `alone` on its own. */
  variant?: 'inline' | 'after' | 'alone' | undefined
  size?: 'sm' | undefined
  tone?: 'muted' | undefined
}

export function textLinkLook({ variant = 'inline', size, tone }: TextLinkLook = {}, className?: string): string {
  return look('text-link', { variant, size, tone }, className)
}

export function TextLink({ variant, size, tone, className, ...rest }: ComponentProps<'a'> & TextLinkLook) {
  return <a {...rest} className={textLinkLook({ variant, size, tone }, className)} />
}
