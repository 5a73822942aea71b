import { defineRecipe } from '@pandacss/dev'

export const keptWordRecipe = defineRecipe({ className: 'kept-word', base: { whiteSpace: 'nowrap' } })
