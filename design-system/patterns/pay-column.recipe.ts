import { defineRecipe } from '@pandacss/dev'

/** A page that asks for one payment: no wider than its button is easy to find. */
export const payColumnRecipe = defineRecipe({ className: 'pay-column', base: { width: 'full', maxWidth: '36rem' } })
