import { ringShare } from '../theme/brand-colors.ts'

const centre = 'circle at 100% 120%'

/** Concentric rings about the lower right corner, over the three colours of the field, of which the first covers what is far from there. */
export const brandGround = [
  `radial-gradient(${centre}, transparent 30%, token(colors.bar.shade) max(70%, 18rem))`,
  `repeating-radial-gradient(${centre}, transparent 0 2.25rem, color-mix(in srgb, token(colors.bar.text) ${ringShare * 100}%, transparent) 2.25rem 3.25rem)`,
  'linear-gradient(155deg, token(colors.bar.shade), token(colors.bar.ground) 48%, token(colors.bar.glow) 118%)',
].join(', ')

/** The institution's colours as a ground for headers and cards; text on it is `bar.text`. The contrast modes have it plain. */
export const brandField = { background: brandGround, color: 'bar.text', _contrast: { background: 'bar.shade' } } as const
