import { defineSlotRecipe } from '@pandacss/dev'

export const filterToggleRecipe = defineSlotRecipe({
  className: 'filter-toggle',
  slots: ['root', 'summary'],
  base: {
    root: { md: { display: 'none' }, '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' } },
    summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  },
})
