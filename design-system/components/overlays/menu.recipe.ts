import { defineSlotRecipe } from '@pandacss/dev'

/** Shared by `Menu`, `FilterMenu` and `ContextMenu`. */
const surface = {
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: 'surface',
  color: 'text',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border',
  borderRadius: 'card',
  boxShadow: 'overlay',
  _contrast: { borderWidth: '2px', boxShadow: 'none' },
} as const

const wholePhone = {
  smDown: {
    width: 'auto',
    maxWidth: 'none',
    insetInline: '2',
    '@supports (position-area: block-end)': { insetInline: '2', justifySelf: 'stretch', positionArea: 'block-end span-all' },
  },
} as const

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['panel', 'positioner', 'content', 'heading', 'note', 'list', 'choices', 'item', 'separator', 'narrowOnly', 'foot'],
  base: {
    panel: {
      ...surface,
      position: 'fixed',
      inset: 'auto',
      margin: '0',
      padding: '2',
      maxWidth: 'calc(100vw - 2rem)',
      // Without CSS anchor positioning, a panel in the lower corner.
      bottom: '4',
      insetInlineEnd: '4',
      // Leaves the header free.
      '@supports not (position-area: block-end)': { maxHeight: { base: 'calc(100dvh - 5rem)', sm: 'calc(100dvh - 6rem)' } },
      '@supports (position-area: block-end)': {
        inset: 'auto',
        positionArea: 'block-end span-inline-start',
        positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
        marginBlock: '2',
        // A long menu scrolls within the available height.
        maxHeight: 'max(100% - 1rem, 20rem)',
      },
      '&::backdrop': { background: 'transparent' },
      _print: { display: 'none !important' },
    },
    positioner: {
      margin: '0',
      padding: '0',
      border: 'none',
      background: 'transparent',
      overflow: 'visible',
      color: 'inherit',
      _print: { display: 'none !important' },
    },
    content: {
      ...surface,
      minWidth: '14rem',
      maxWidth: 'min(22rem, calc(100vw - 1rem))',
      maxHeight: 'min(36rem, calc(100dvh - 1rem))',
      padding: '2',
      outlineStyle: 'none',
    },
    heading: { paddingInline: '3', paddingBlock: '2', textStyle: 'smallStrong', color: 'muted' },
    note: { paddingInline: '3', paddingBottom: '2', marginTop: '-2', textStyle: 'small', color: 'muted', overflowWrap: 'anywhere' },
    list: { listStyle: 'none', margin: '0', padding: '0' },
    choices: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
      gap: '1',
      listStyle: 'none',
      margin: '0',
      paddingInline: '1',
      '& > li': { display: 'grid' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: 'target',
      paddingInline: '3',
      paddingBlock: '2',
      border: 'none',
      borderRadius: 'control',
      background: 'transparent',
      color: 'text',
      font: 'inherit',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      '& > svg': { flexShrink: '0' },
      '&:is(:hover, [data-highlighted])': { background: 'sunken' },
      _disabled: { color: 'muted', cursor: 'not-allowed', background: 'transparent' },
      '&[aria-current]': { background: 'brand.tint', color: 'brand.text', fontWeight: 'medium' },
      // The scrolling panel clips an outer ring.
      _focusVisible: { outlineOffset: '-3px' },
      // Forced colours drop backgrounds.
      _highContrast: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      '.menu__choices &': {
        gap: '1',
        paddingInline: '2',
        paddingBlock: '1',
        fontSize: '0.875rem',
        lineHeight: '1.25',
        overflowWrap: 'normal',
        position: 'relative',
        // On the corner, where it takes no room from the longest name.
        '& > svg': { boxSize: '3.5', position: 'absolute', top: '0.5', insetInlineEnd: '0.5' },
        '&[aria-current]': { paddingInlineEnd: '5', _contrast: { boxShadow: 'inset 0 0 0 2px token(colors.text)' } },
      },
      _contrast: {
        _hover: { textDecoration: 'underline' },
        '&[data-highlighted]': { background: 'inverse', color: 'onInverse' },
        '&[aria-current]': { boxShadow: 'inset 4px 0 0 token(colors.text)' },
      },
    },
    narrowOnly: { xl: { display: 'none' } },
    foot: {
      position: 'sticky',
      bottom: '-2',
      marginTop: '2',
      marginInline: '-2',
      marginBottom: '-2',
      padding: '2',
      background: 'surface',
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderTopColor: 'hairline',
    },
    separator: { height: '1px', marginBlock: '2', border: 'none', background: 'hairline' },
  },
  variants: {
    size: {
      sm: { panel: { width: 'menu.sm' } },
      md: { panel: { width: 'menu.md' } },
      lg: { panel: { width: 'menu.lg', ...wholePhone } },
      xl: { panel: { width: 'menu.xl', ...wholePhone } },
    },
    // Must follow `size`, which positions a wide menu on a phone.
    align: {
      above: {
        panel: {
          sm: { '@supports (position-area: block-end)': { positionArea: 'block-start span-inline-end' } },
          smDown: { '@supports (position-area: block-end)': { positionArea: 'block-start span-all' } },
        },
      },
    },
  },
})
