import { defineSlotRecipe } from '@pandacss/dev'

export const descriptionListRecipe = defineSlotRecipe({
  className: 'description-list',
  slots: ['root', 'item', 'term', 'description'],
  base: {
    root: { display: 'grid', columnGap: '6', rowGap: '4' },
    item: { minWidth: '0' },
    term: { textStyle: 'small', color: 'muted' },
    description: { margin: '0', fontWeight: 'medium', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    layout: {
      /** As many columns as fit. */
      columns: { root: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))' } },
      /** Term and description on one line. */
      lines: {
        root: { rowGap: '2' },
        item: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '4' },
        description: { textAlign: 'end' },
      },
    },
  },
})
