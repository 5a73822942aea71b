import { defineSlotRecipe } from '@pandacss/dev'

export const twoColumnRecipe = defineSlotRecipe({
  className: 'two-column',
  slots: ['root', 'lead', 'column'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: { base: '4', sm: '6', lg: '8' },
      lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, {sizes.aside})' },
    },
    lead: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', lg: { gridColumn: '2', gridRow: '1' } },
    column: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: '4', sm: '6' },
      _empty: { display: 'none' },
      '& > form': { maxWidth: 'none' },
    },
  },
  variants: {
    led: {
      true: {
        root: { lg: { gridTemplateRows: 'auto 1fr', rowGap: '6' } },
        column: {
          lg: { '.two-column__lead + &': { gridColumn: '1', gridRow: '1 / span 2' }, '&:last-child': { gridColumn: '2', gridRow: '2' } },
        },
      },
    },
    aside: { wide: { root: { lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 25rem)' } } } },
  },
})
