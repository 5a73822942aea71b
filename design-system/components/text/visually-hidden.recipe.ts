import { defineRecipe } from '@pandacss/dev'

export const visuallyHiddenTextRecipe = defineRecipe({ className: 'visually-hidden', base: { srOnly: true } })
