import { defineRecipe } from '@pandacss/dev'

export const tablePagerRecipe = defineRecipe({
  className: 'table-pager',
  base: {
    mdDown: {
      '& .pagination__pages': { width: 'full', justifyContent: 'space-between' },
      '& .pagination__pages > form': { order: '-1', flexBasis: 'full' },
    },
  },
})
