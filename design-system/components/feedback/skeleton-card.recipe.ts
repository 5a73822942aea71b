import { defineSlotRecipe } from '@pandacss/dev'

export const skeletonCardRecipe = defineSlotRecipe({
  className: 'skeleton-card',
  slots: ['root', 'lines', 'row', 'rowText'],
  base: {
    root: {
      display: 'grid',
      gap: '5',
      padding: '6',
      borderRadius: 'card',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      background: 'surface',
    },
    lines: { display: 'grid', gap: '2' },
    row: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) 20%',
      alignItems: 'center',
      gap: '4',
      paddingBlock: '4',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderColor: 'hairline',
    },
    rowText: { display: 'grid', gap: '2' },
  },
})
