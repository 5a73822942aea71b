import { defineSlotRecipe } from '@pandacss/dev'

export const receiverRecipe = defineSlotRecipe({
  className: 'receiver',
  slots: ['root', 'mark', 'name'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: '2', textAlign: 'center' },
    mark: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '16',
      borderRadius: '[20px]',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'brand.edge',
      background: 'brand.solid',
      color: 'brand.onSolid',
      textStyle: 'amountLarge',
    },
    name: { color: 'muted', overflowWrap: 'anywhere' },
  },
})
