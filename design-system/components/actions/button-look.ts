import { look } from '../../look.ts'

export interface ButtonLook {
  variant?: 'primary' | 'outline' | 'quiet' | 'danger' | 'dangerOutline' | undefined
  /** 40, 48 or 54 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined
  full?: boolean | undefined
  /** On phones shows only its icon; its words must be in a `span`. */
  folds?: boolean | undefined
}

export function buttonLook({ variant = 'outline', size = 'md', full, folds }: ButtonLook = {}, className?: string): string {
  return look('button', { variant, size, full, folds }, className)
}
