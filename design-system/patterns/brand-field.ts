import { ringShare } from '../theme/brand-colors.ts'

const centre = 'circle at 100% 120%'

export const brandGradient = 'linear-gradient(155deg, token(colors.bar.shade), token(colors.bar.ground) 48%, token(colors.bar.glow) 118%)'

/** Concentric rings that fade from the lower right corner, for a pseudo-element of a positioned element that is isolated. */
export const brandRings = {
  content: '""',
  position: 'absolute',
  inset: '0',
  zIndex: '-1',
  background: `repeating-radial-gradient(${centre}, transparent 0 2.25rem, color-mix(in srgb, token(colors.bar.text) ${ringShare * 100}%, transparent) 2.25rem 3.25rem)`,
  maskImage: `radial-gradient(${centre}, black, transparent max(60%, 16rem))`,
  _contrast: { display: 'none' },
  _print: { display: 'none' },
} as const

/** The institution's colours as a ground for headers and cards; text on it is `bar.text`. The contrast modes have it plain. */
export const brandField = {
  position: 'relative',
  isolation: 'isolate',
  background: brandGradient,
  color: 'bar.text',
  _contrast: { background: 'bar.ground' },
  _before: brandRings,
} as const
