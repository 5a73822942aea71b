import { defineSlotRecipe } from '@pandacss/dev'

export const dataTableRecipe = defineSlotRecipe({
  className: 'data-table',
  slots: ['root', 'empty'],
  base: {
    root: { minWidth: '0' },
    empty: { background: 'surface', borderWidth: '1px', borderStyle: 'solid', borderColor: 'hairline', borderRadius: 'card' },
  },
})
