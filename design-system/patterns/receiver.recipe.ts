import { defineSlotRecipe } from '@pandacss/dev'

export const receiverRecipe = defineSlotRecipe({
  className: 'receiver',
  slots: ['root', 'mark', 'logo', 'name'],
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
    logo: {
      boxSize: '16',
      padding: '2',
      objectFit: 'contain',
      borderRadius: '[20px]',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      // A small logo is drawn for light ground.
      background: '#ffffff',
    },
    name: { color: 'muted', overflowWrap: 'anywhere' },
  },
})
