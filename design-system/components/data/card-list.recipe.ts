import { defineRecipe } from '@pandacss/dev'

export const cardListRecipe = defineRecipe({
  className: 'card-list',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    margin: '0',
    padding: '0',
    listStyle: 'none',
    '&[aria-busy=true]': { opacity: '0.6' },
  },
})
