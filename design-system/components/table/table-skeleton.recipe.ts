import { defineRecipe } from '@pandacss/dev'

export const tableSkeletonRecipe = defineRecipe({
  className: 'table-skeleton',
  base: { display: 'grid', gap: '2' },
})
