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
      // Set off from the next row.
      'td > &': { gap: '0', maxWidth: '7rem', paddingBottom: '1.5', whiteSpace: 'normal' },
    },
    // Floated, a legend is an item of the grid like others, and stands below what it names.
    reason: { float: 'left', order: '1', padding: '0', textStyle: 'small', color: 'muted', textAlign: 'start' },
  },
})
