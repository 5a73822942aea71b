import { defineSlotRecipe } from '@pandacss/dev'
import { asCards, asLines } from './row-shapes.ts'

export const filterMenuRecipe = defineSlotRecipe({
  className: 'filter-menu',
  slots: ['trigger', 'panel', 'fields'],
  base: {
    trigger: {},
    panel: {
      '@supports (position-area: block-end)': {
        positionArea: 'block-end span-inline-end',
        // On phones the chips scroll sideways and may be half out of view; the panel stays within the screen.
        [asCards]: { positionArea: 'none', positionAnchor: 'auto', top: 'anchor(bottom)', insetInline: '4', justifySelf: 'anchor-center' },
      },
    },
    fields: { display: 'grid', gap: '4', padding: '3' },
  },
  variants: {
    /** Hides a menu that duplicates the headings of a table. */
    only: { cards: { trigger: { [asLines]: { display: 'none' } } } },
  },
})
