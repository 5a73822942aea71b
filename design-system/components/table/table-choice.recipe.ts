import { defineRecipe } from '@pandacss/dev'

export const tableChoiceRecipe = defineRecipe({
  className: 'table-choice',
  base: {
    display: 'grid',
    paddingInline: '3',
    // Scrolls on its own: the menu is below its button, and otherwise the page behind it would move.
    maxHeight: 'max(12rem, calc(100dvh - 22rem))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '& + &': { marginTop: '2', paddingTop: '2', borderTop: '1px solid token(colors.hairline)' },
  },
})
