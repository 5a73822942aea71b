import { brandGround, fieldCorner } from '../theme/brand-field.ts'

/** The ground of the brand field, in the design system's tokens. */
export const fieldGround = brandGround(fieldCorner, {
  shade: 'token(colors.bar.shade)',
  field: 'token(colors.bar.ground)',
  glow: 'token(colors.bar.glow)',
  text: 'token(colors.bar.text)',
})

/** The institution's colours as a ground for headers and cards; text on it is `bar.text`. The contrast modes have it plain. */
export const brandField = { background: fieldGround, color: 'bar.text', _contrast: { background: 'bar.shade' } } as const
