import { defineSlotRecipe } from '@pandacss/dev'

const narrow = '@container (max-width: 30rem)'

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
      /** As many columns as fit; with only one, term and description share a line. */
      columns: {
        root: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))', [narrow]: { rowGap: '2' } },
        item: { [narrow]: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '4' } },
        // Terms shrink first: numbers would break at their hyphens.
        term: { [narrow]: { minWidth: '0' } },
        description: { [narrow]: { flexShrink: '0', maxWidth: '65%', textAlign: 'end' } },
      },
      stacked: { root: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))' } },
      lines: {
        root: { rowGap: '2' },
        item: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '4' },
        description: { textAlign: 'end' },
      },
    },
  },
})
