import { defineRecipe } from '@pandacss/dev'

/** These styles replace SVG attributes, since a table of 50 rows draws many icons. */
export const statusIconRecipe = defineRecipe({
  className: 'status-icon',
  base: { fill: 'none', stroke: 'currentColor', strokeWidth: '2.1px', strokeLinecap: 'round', strokeLinejoin: 'round' },
})
