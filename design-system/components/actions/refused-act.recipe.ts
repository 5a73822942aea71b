import { defineSlotRecipe } from '@pandacss/dev'

export const refusedActRecipe = defineSlotRecipe({
  className: 'refused-act',
  slots: ['root', 'reason'],
  base: {
    root: { display: 'grid', gap: '2', minWidth: '0', margin: '0', padding: '0', border: 'none' },
    reason: { textStyle: 'small', color: 'muted', textAlign: 'start' },
  },
})
