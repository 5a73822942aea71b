import { defineRecipe } from '@pandacss/dev'

export const textLinkRecipe = defineRecipe({
  className: 'text-link',
  base: {
    color: 'brand.text',
    fontWeight: 'semibold',
    textUnderlineOffset: '0.2em',
    '& > svg': { flexShrink: '0' },
    _hover: { textDecoration: 'underline', textDecorationThickness: '2px' },
  },
  variants: {
    variant: {
      /** Inside a sentence: underlined, so that colour is not the only sign. */
      inline: { textDecoration: 'underline' },
      /** On its own line or beside a label: a full-height target. */
      alone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '2',
        minHeight: 'control.sm',
        textDecoration: 'none',
        _touch: { minHeight: 'target' },
        _contrast: { textDecoration: 'underline' },
      },
    },
    size: { sm: { fontSize: '0.875rem', lineHeight: '1.43' } },
    tone: { muted: { color: 'muted', fontWeight: 'normal' } },
  },
})
