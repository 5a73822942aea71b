import { defineRecipe } from '@pandacss/dev'

export const textLinkRecipe = defineRecipe({
  className: 'text-link',
  base: {
    // These styles also apply to a button that reads as a link.
    padding: '0',
    border: 'none',
    background: 'transparent',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    color: 'brand.text',
    fontWeight: 'medium',
    textUnderlineOffset: '0.2em',
    '& > svg': { flexShrink: '0' },
    _hover: { textDecoration: 'underline', textDecorationThickness: '2px' },
    // A disabled button must not look as if it could be pressed.
    _disabled: {
      cursor: 'not-allowed',
      color: 'muted',
      textDecoration: 'none !important',
      _contrast: { borderWidth: '1px', borderStyle: 'dashed', borderColor: 'border', paddingInline: '1' },
    },
  },
  variants: {
    variant: {
      /** In a sentence: underlined, because colour must not be the only cue (WCAG 1.4.1). */
      inline: { textDecoration: 'underline' },
      /** After a sentence or below a line: has a touch target of its own; as an inline box it does not shift the line. */
      after: { textDecoration: 'underline', _touch: { paddingBlock: '3' } },
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
