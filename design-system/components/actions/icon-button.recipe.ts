import { defineRecipe } from '@pandacss/dev'

export const iconButtonRecipe = defineRecipe({
  className: 'icon-button',
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: 'target',
    borderRadius: 'control',
    borderWidth: '1px',
    borderStyle: 'solid',
    color: 'text',
    cursor: 'pointer',
    textDecoration: 'none',
    _hover: { background: 'sunken' },
    _disabled: { cursor: 'not-allowed', color: 'muted', borderStyle: 'dashed' },
    _contrast: { _hover: { borderColor: 'text' } },
    // Beside the drawing, which makes room for it.
    '& > .count-badge': { position: 'absolute', top: '0.5', insetInlineStart: 'calc(50% + 0.25rem)' },
    '&:has(> .count-badge) > svg': { transform: 'translate(-0.25rem, 0.1875rem)' },
  },
  variants: {
    variant: {
      quiet: { background: 'transparent', borderColor: 'transparent' },
      outline: { background: 'surface', borderColor: 'border' },
    },
  },
})
