import { defineSlotRecipe } from '@pandacss/dev'

/** A table with what belongs to it above and below. Its width decides how close many columns stand. */
export const dataTableRecipe = defineSlotRecipe({
  className: 'data-table',
  slots: ['root', 'empty'],
  base: {
    root: { minWidth: '0', containerType: 'inline-size' },
    empty: { background: 'surface', borderWidth: '1px', borderStyle: 'solid', borderColor: 'hairline', borderRadius: 'card' },
  },
})
