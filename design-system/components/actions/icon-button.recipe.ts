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
    // The count sits on the corner of the icon, separated from it by an outline.
    '& > .count-badge': {
      position: 'absolute',
      top: '1',
      insetInlineStart: 'calc(50% + 0.125rem)',
      outline: '2px solid token(colors.surface)',
    },
  },
  variants: {
    variant: {
      quiet: { background: 'transparent', borderColor: 'transparent' },
      outline: { background: 'surface', borderColor: 'border' },
    },
  },
})
