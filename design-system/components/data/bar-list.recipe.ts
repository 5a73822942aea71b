import { defineSlotRecipe } from '@pandacss/dev'

export const barListRecipe = defineSlotRecipe({
  className: 'bar-list',
  slots: ['root', 'row', 'link', 'name', 'note', 'value', 'bar', 'filled'],
  base: {
    root: { display: 'grid', gap: '4', listStyle: 'none', margin: '0', padding: '0' },
    row: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '4', rowGap: '2' },
    link: {
      color: 'text',
      textDecoration: 'none',
      paddingBlock: '2',
      marginBlock: '-2',
      _focusVisible: { outlineOffset: '0' },
      '& > .bar-list__name': {
        flex: '1 1 7.5rem',
        color: 'brand.text',
        fontWeight: 'semibold',
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
      },
      '& > .bar-list__value': { marginInlineStart: 'auto' },
      '&:hover > .bar-list__name': { textDecorationThickness: '2px' },
    },
    name: { minWidth: '0', overflowWrap: 'anywhere' },
    // An inline block is not underlined with the name's link.
    note: { display: 'inline-block', width: 'full', textStyle: 'small', color: 'muted' },
    value: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
    bar: {
      display: 'block',
      flex: 'none',
      width: 'full',
      height: '2',
      overflow: 'hidden',
      background: 'sunken',
      borderRadius: 'badge',
      // Below a row's name in a table.
      'td > &': { marginTop: '2' },
      _contrast: { height: '3', borderWidth: '1px', borderStyle: 'solid', borderColor: 'structure' },
      _highContrast: { borderWidth: '1px', borderStyle: 'solid', borderColor: 'CanvasText' },
      _print: { printColorAdjust: 'exact' },
    },
    filled: { fill: 'brand.mark', _highContrast: { fill: 'CanvasText' } },
  },
})
