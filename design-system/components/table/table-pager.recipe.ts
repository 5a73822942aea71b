import { defineRecipe } from '@pandacss/dev'

export const tablePagerRecipe = defineRecipe({
  className: 'table-pager',
  base: {
    // On phones the controls do not fit on one line: the arrows stay together below the page number.
    mdDown: {
      '& .pagination__pages': { width: 'full', justifyContent: 'space-between' },
      '& .pagination__pages > form': { order: '-1', flexBasis: 'full' },
    },
  },
})
