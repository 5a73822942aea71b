import { defineRecipe } from '@pandacss/dev'
import { enlargedPage } from '../table/row-shapes.ts'

/** Fully round ends if the chip has one line. */
const radius = '22px'

/** Wraps the chosen text instead of cutting it, in browsers that can. */
const readInWhole = {
  '@supports (appearance: base-select)': {
    appearance: 'base-select',
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingBlock: '2',
    whiteSpace: 'normal',
    '&::picker-icon': { display: 'none' },
  },
} as const

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
    paddingBlock: '1',
    borderRadius: radius,
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    background: 'surface',
    color: 'text',
    fontWeight: 'semibold',
    textDecoration: 'none',
    flexShrink: '0',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    lineHeight: '1.25',
    cursor: 'pointer',
    // A selected chip keeps its fill, or its light text would be unreadable.
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
    '& > select': {
      appearance: 'none',
      alignSelf: 'stretch',
      // Covers the chip's padding and border too, so that a press anywhere opens the list.
      marginBlock: 'calc(-1 * token(spacing.1) - 1px)',
      marginInline: '-3.5',
      paddingInlineStart: '3.5',
      paddingInlineEnd: '10',
      // The select is as wide as the chosen option, not as the longest one.
      fieldSizing: 'content',
      minWidth: '0',
      maxWidth: { base: '18rem', md: '24rem', lg: '36rem' },
      background: 'transparent',
      border: 'none',
      borderRadius: radius,
      color: 'inherit',
      fontSize: '1rem',
      fontWeight: 'inherit',
      textOverflow: 'ellipsis',
      outlineStyle: 'none',
      cursor: 'inherit',
      [enlargedPage]: readInWhole,
      mdDown: { '.filter-bar[data-wraps] &': readInWhole },
    },
    // The filter's name, beside the select's own text; pressing it opens the list too.
    '& > span:has(+ select)': { whiteSpace: 'nowrap' },
    '& > span + select': { marginInlineStart: '0', paddingInlineStart: '0', flex: '0 1 auto', minWidth: '0' },
    '& > select > option': { background: 'surface', color: 'text' },
    '& > select + svg': { position: 'absolute', insetInlineEnd: '3' },
    '&:has(:disabled)': { background: 'sunken', borderStyle: 'dashed', color: 'muted', cursor: 'not-allowed' },
    _contrast: { _hover: { boxShadow: 'inset 0 0 0 1px token(colors.text)' } },
    // Forced colours drop the fill that marks the selection.
    _highContrast: { '&:is([aria-current=true], [aria-pressed=true], [data-selected])': { borderWidth: '4px' } },
  },
})
