import { defineRecipe } from '@pandacss/dev'

export const visuallyHiddenRecipe = defineRecipe({ className: 'visually-hidden', base: { srOnly: true } })
