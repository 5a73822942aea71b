import { defineRecipe } from '@pandacss/dev'

/** Hides its children in print, such as buttons, without affecting the layout on screen. */
export const screenOnlyRecipe = defineRecipe({
  className: 'screen-only',
  base: { display: 'contents', _print: { display: 'none' } },
})
