import { defineSlotRecipe } from '@pandacss/dev'

export const currencyFieldRecipe = defineSlotRecipe({
  className: 'currency-field',
  slots: ['symbol'],
  base: { symbol: { fontWeight: 'semibold' } },
})
