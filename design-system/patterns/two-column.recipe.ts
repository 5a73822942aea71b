import { defineSlotRecipe } from '@pandacss/dev'

export const twoColumnRecipe = defineSlotRecipe({
  className: 'two-column',
  slots: ['root', 'column'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: { base: '4', sm: '6', lg: '8' },
      lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, {sizes.aside})' },
    },
    column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '4', sm: '6' } },
  },
  variants: {
    aside: { wide: { root: { lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 25rem)' } } } },
  },
})
