import { defineRecipe } from '@pandacss/dev'

/** Here rather than in attributes: a table of 50 rows draws many. */
export const statusIconRecipe = defineRecipe({
  className: 'status-icon',
  base: { fill: 'none', stroke: 'currentColor', strokeWidth: '2.1px', strokeLinecap: 'round', strokeLinejoin: 'round' },
})
