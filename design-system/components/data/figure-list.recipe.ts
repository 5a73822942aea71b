import { defineSlotRecipe } from '@pandacss/dev'

export const figureListRecipe = defineSlotRecipe({
  className: 'figure-list',
  slots: ['root', 'figure', 'term', 'value', 'note'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
      columnGap: '4',
      rowGap: '4',
    },
    figure: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    // Terms may wrap; values in one line stay on one height.
    term: { order: '1', textStyle: 'small', color: 'muted' },
    value: { margin: '0', textStyle: 'amountLarge', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    note: { order: '2', margin: '0', textStyle: 'small', color: 'muted' },
  },
  variants: {
    lead: {
      true: {
        figure: { gridColumn: { base: '1 / -1', lg: 'span 2' } },
        // Millions stay in one line, with large text too.
        value: { fontSize: 'clamp(0.875rem, 9vw, 2rem)' },
      },
    },
  },
})
