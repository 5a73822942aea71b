import { defineRecipe } from '@pandacss/dev'

/** Boxes in a menu's panel, in line with its items. */
export const tableChoiceRecipe = defineRecipe({
  className: 'table-choice',
  base: { display: 'grid', paddingInline: '3' },
})
