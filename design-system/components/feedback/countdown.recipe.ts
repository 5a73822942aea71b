import { defineRecipe } from '@pandacss/dev'

export const countdownRecipe = defineRecipe({
  className: 'countdown',
  base: {
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    '&[data-urgent]': { color: 'danger.text', fontWeight: 'bold' },
  },
})
