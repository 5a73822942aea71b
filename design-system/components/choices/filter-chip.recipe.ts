import { defineRecipe } from '@pandacss/dev'

export const filterChipRecipe = defineRecipe({
  className: 'filter-chip',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control.sm',
    maxWidth: 'full',
    paddingInline: '3.5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    background: 'surface',
    color: 'text',
    fontWeight: 'semibold',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    // A chosen pill keeps its fill: the light text on it would vanish.
    '&:hover:not([data-selected], [aria-current=true], [aria-pressed=true])': { background: 'sunken' },
    _touch: { minHeight: 'target' },
    '& > svg': { flexShrink: '0', pointerEvents: 'none' },
    '&:is([aria-current=true], [aria-pressed=true], [data-selected])': {
      background: 'inverse',
      borderColor: 'inverse',
      color: 'onInverse',
    },
    '&:has(select:focus-visible)': {
      outlineWidth: '3px',
      outlineStyle: 'solid',
      outlineColor: 'brand.mark',
      outlineOffset: '2px',
    },
    // The select covers the whole pill and draws nothing but its words.
    '& > select': {
      appearance: 'none',
      alignSelf: 'stretch',
      marginInline: '-3.5',
      paddingInlineStart: '3.5',
      paddingInlineEnd: '10',
      maxWidth: '16rem',
      background: 'transparent',
      border: 'none',
      borderRadius: 'full',
      color: 'inherit',
      fontSize: '1rem',
      fontWeight: 'inherit',
      textOverflow: 'ellipsis',
      outlineStyle: 'none',
      cursor: 'inherit',
    },
    '& > select > option': { background: 'surface', color: 'text' },
    '& > select + svg': { position: 'absolute', insetInlineEnd: '3' },
    _contrast: { _hover: { boxShadow: 'inset 0 0 0 1px token(colors.text)' } },
    // Forced colours drop the fill that says "selected"; a thick edge says it instead.
    _highContrast: { '&:is([aria-current=true], [aria-pressed=true], [data-selected])': { borderWidth: '4px' } },
  },
})

