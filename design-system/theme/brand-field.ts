import { ringShare } from './brand-colors.ts'
import { variableNames } from './tenant-theme-css.ts'

/** Where the rings of a header or card have their centre. */
export const fieldCorner = 'circle at 100% 120%'

/** The colours of the field on a page that has the tenant's <style> without the design system's; its text is `--on-field`. */
const pageColors = {
  shade: `var(${variableNames.brand.shade})`,
  field: `var(${variableNames.brand.field})`,
  glow: `var(${variableNames.brand.glow})`,
  text: 'var(--on-field)',
}

/**
 * Returns a CSS `background`: concentric rings about a centre, over the three colours of the field, of which the first covers what is
 * far from there.
 *
 * @param centre a shape of `radial-gradient`, such as `circle at 50% 100%`
 * @param colors of CSS; the text's is that of the rings
 */
export function brandGround(centre: string, colors: Record<'shade' | 'field' | 'glow' | 'text', string> = pageColors): string {
  const { shade, field, glow, text } = colors
  return [
    `radial-gradient(${centre}, transparent 30%, ${shade} max(70%, 18rem))`,
    `repeating-radial-gradient(${centre}, transparent 0 2.25rem, color-mix(in srgb, ${text} ${ringShare * 100}%, transparent) 2.25rem 3.25rem)`,
    `linear-gradient(155deg, ${shade}, ${field} 48%, ${glow} 118%)`,
  ].join(', ')
}
