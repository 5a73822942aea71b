import type { ButtonVariantProps } from '#styled/recipes'
import { look } from '../look.ts'

export type ButtonLook = Pick<ButtonVariantProps, 'variant' | 'size'> & { full?: boolean | undefined }

/** The class of a button, for links and summaries that should look like one. */
export function buttonLook(
  { variant = 'outline', size = 'md', full }: ButtonLook = {},
  className?: string,
): string {
  return look('button', { variant, size, full } as Record<string, string>, className)
}
