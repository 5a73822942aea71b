import { defineSlotRecipe } from '@pandacss/dev'
import { asCards, asLines } from './row-shapes.ts'

/** What a filter's panel adds to the look of `filter-chip` and `menu`. */
export const filterMenuRecipe = defineSlotRecipe({
  className: 'filter-menu',
  slots: ['trigger', 'panel', 'fields'],
  base: {
    trigger: {},
    panel: {
      '@supports (position-area: block-end)': {
        positionArea: 'block-end span-inline-end',
        // The pills of a phone scroll sideways, and one may be half out of view: its panel stays within the screen.
        [asCards]: { positionArea: 'none', positionAnchor: 'auto', top: 'anchor(bottom)', insetInline: '4', justifySelf: 'anchor-center' },
      },
    },
    fields: { display: 'grid', gap: '4', padding: '3' },
  },
  variants: {
    /** For what the headings of a table do where there are any. */
    only: { cards: { trigger: { [asLines]: { display: 'none' } } } },
  },
})
