import { defineSlotRecipe } from '@pandacss/dev'

export const figureListRecipe = defineSlotRecipe({
  className: 'figure-list',
  slots: ['root', 'figure', 'term', 'value'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
      columnGap: '4',
      rowGap: '4',
    },
    figure: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    term: { textStyle: 'small', color: 'muted' },
    value: { margin: '0', textStyle: 'section', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
})
