import { defineSlotRecipe } from '@pandacss/dev'
import { asLines } from './row-shapes.ts'

/** What a filter's panel adds to the look of `filter-chip` and `menu`. */
export const filterMenuRecipe = defineSlotRecipe({
  className: 'filter-menu',
  slots: ['trigger', 'fields'],
  base: {
    trigger: {},
    fields: { display: 'grid', gap: '4', padding: '3' },
  },
  variants: {
    /** For what the headings of a table do where there are any. */
    only: { cards: { trigger: { [asLines]: { display: 'none' } } } },
  },
})
