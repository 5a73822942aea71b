import { defineSlotRecipe } from '@pandacss/dev'

export const discountedAmountRecipe = defineSlotRecipe({
  className: 'discounted-amount',
  slots: ['root', 'original', 'amount'],
  base: {
    root: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2', maxWidth: 'full' },
    original: { color: 'muted', textStyle: 'small', fontVariantNumeric: 'tabular-nums', textDecorationThickness: '1px' },
    amount: { textDecoration: 'none' },
  },
})
