import { defineRecipe } from '@pandacss/dev'

export const amountRecipe = defineRecipe({
  className: 'amount',
  base: { overflowWrap: 'break-word' },
  variants: {
    size: {
      display: { display: 'block', textStyle: 'amount' },
      large: { textStyle: 'amountLarge' },
      medium: { textStyle: 'amountMedium' },
      inline: { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    },
  },
})
