import { defineSlotRecipe } from '@pandacss/dev'

export const editedPartRecipe = defineSlotRecipe({
  className: 'edited-part',
  slots: ['root', 'fields', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'row',
      alignItems: 'start',
      gap: '2',
      minWidth: '0',
      padding: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'control',
      _contrast: { borderColor: 'structure' },
      '@container (max-width: 30rem)': { flexDirection: 'column-reverse', '& > .edited-part__actions': { alignSelf: 'end' } },
    },
    fields: { flex: '1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', minWidth: '0', width: 'full' },
    actions: { display: 'flex', flexShrink: '0' },
  },
})
