import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

const narrow = '@container (max-width: 30rem)'

const sharedLine = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '4' } as const

export const descriptionListRecipe = defineSlotRecipe({
  className: 'description-list',
  slots: ['root', 'item', 'term', 'description'],
  base: {
    root: { display: 'grid', columnGap: '6', rowGap: '4' },
    item: { minWidth: '0' },
    term: { textStyle: 'small', color: 'muted' },
    description: {
      margin: '0',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      '& del': { fontWeight: 'normal', color: 'muted' },
      // Underlined, it would be taken for a link.
      '& ins': { textDecoration: 'none' },
    },
  },
  variants: {
    layout: {
      /** Shows as many columns as fit; with only one, term and description share a line. */
      columns: {
        root: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))', [narrow]: { rowGap: '2' } },
        item: { [narrow]: sharedLine, [enlarged]: { display: 'block' } },
        // Terms wrap first, at spaces; numbers would break at their hyphens. A description that does not fit beside its term goes below it.
        term: { [narrow]: { flex: '1 1 5rem' } },
        description: {
          [narrow]: {
            flexShrink: '0',
            maxWidth: 'min(100%, max(65%, 12rem))',
            marginInlineStart: 'auto',
            textAlign: 'end',
            textWrap: 'balance',
          },
          [enlarged]: { textAlign: 'start' },
        },
      },
      stacked: {
        root: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))' },
        // An item with a long text spans all columns.
        item: { '&:has(> dd > [data-wide])': { gridColumn: '1 / -1' } },
        description: { maxWidth: '70ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
      },
      rows: {
        root: { gridTemplateColumns: 'minmax(0, 1fr)' },
        description: { maxWidth: '70ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
      },
      lines: {
        root: { rowGap: '2' },
        item: { ...sharedLine, [enlarged]: { display: 'block' } },
        description: { minWidth: '0', marginInlineStart: 'auto', textAlign: 'end', [enlarged]: { textAlign: 'start' } },
      },
    },
  },
})
