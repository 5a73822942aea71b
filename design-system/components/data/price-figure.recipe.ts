import { defineSlotRecipe } from '@pandacss/dev'

export const priceFigureRecipe = defineSlotRecipe({
  className: 'price-figure',
  slots: ['root', 'due', 'usual'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1' },
    due: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      color: 'muted',
      '& > svg': { flexShrink: '0', boxSize: 'icon.md' },
    },
    usual: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      color: 'muted',
      textStyle: 'small',
      '& > del': { fontVariantNumeric: 'tabular-nums', textDecorationThickness: '1px' },
    },
  },
  variants: { late: { true: { due: { color: 'danger.text' } } } },
})
