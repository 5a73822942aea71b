import { defineRecipe } from '@pandacss/dev'

export const tableChoiceRecipe = defineRecipe({
  className: 'table-choice',
  base: {
    display: 'grid',
    paddingInline: '3',
    '& + &': { marginTop: '2', paddingTop: '2', borderTop: '1px solid token(colors.hairline)' },
  },
})
