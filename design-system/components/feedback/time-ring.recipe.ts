import { defineSlotRecipe } from '@pandacss/dev'

export const timeRingRecipe = defineSlotRecipe({
  className: 'time-ring',
  slots: ['root', 'ring'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      padding: '4',
      borderRadius: 'card',
      background: 'brand.tint',
      _contrast: { borderWidth: '2px', borderStyle: 'solid', borderColor: 'border' },
      '& > :last-child': { minWidth: '0', overflowWrap: 'anywhere' },
    },
    ring: {
      flexShrink: '0',
      boxSize: '12',
      transform: 'rotate(-90deg)',
      fill: 'none',
      stroke: 'brand.mark',
      strokeWidth: '5',
      '& > circle:first-child': { stroke: 'surface' },
    },
  },
  variants: { urgent: { true: { root: { background: 'warning.tint' }, ring: { stroke: 'warning.text' } } } },
})
