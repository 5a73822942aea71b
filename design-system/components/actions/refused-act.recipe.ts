import { defineSlotRecipe } from '@pandacss/dev'

export const refusedActRecipe = defineSlotRecipe({
  className: 'refused-act',
  slots: ['root', 'reason'],
  base: {
    root: {
      display: 'grid',
      gap: '2',
      minWidth: '0',
      margin: '0',
      padding: '0',
      border: 'none',
      // Keeps a distance to the next row.
      'td > &': { gap: '0', maxWidth: '7rem', paddingBottom: '1.5', whiteSpace: 'normal' },
    },
    // A floated legend is a grid item like any other, so it can stand below the controls that it names.
    reason: { float: 'left', order: '1', padding: '0', textStyle: 'small', color: 'muted', textAlign: 'start' },
  },
})
