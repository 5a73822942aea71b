import { defineSlotRecipe } from '@pandacss/dev'

export const numberFieldRecipe = defineSlotRecipe({
  className: 'number-field',
  slots: ['stepper'],
  base: {
    stepper: {
      display: 'grid',
      placeItems: 'center',
      alignSelf: 'stretch',
      width: 'target',
      minHeight: 'target',
      background: 'transparent',
      color: 'text',
      borderRadius: 'control',
      cursor: 'pointer',
      _hover: { background: 'sunken' },
      _disabled: { color: 'muted', opacity: '0.55', background: 'transparent' },
      _contrast: {
        _hover: { background: 'inverse', color: 'onInverse' },
        _disabled: { color: 'text', opacity: '1', background: 'transparent', '& > svg': { strokeDasharray: '2 4' } },
      },
    },
  },
})
