import { defineRecipe } from '@pandacss/dev'

/** What paper can do without, such as buttons. On the screen its children stand as if it were not there. */
export const screenOnlyRecipe = defineRecipe({
  className: 'screen-only',
  base: { display: 'contents', _print: { display: 'none' } },
})
