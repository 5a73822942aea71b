import { defineSlotRecipe } from '@pandacss/dev'

export const dateGroupRecipe = defineSlotRecipe({
  className: 'date-group',
  slots: ['root', 'legend', 'optional', 'hint', 'fields', 'error'],
  base: {
    root: { minWidth: '0', margin: '0', padding: '0', border: 'none' },
    legend: { padding: '0', textStyle: 'strong' },
    optional: { textStyle: 'small', color: 'muted' },
    hint: { textStyle: 'small', color: 'muted' },
    fields: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      gap: '3',
      marginTop: '2',
      '& > *': { flex: '1 1 11rem' },
      '& .field__label': { textStyle: 'small', color: 'muted' },
    },
    error: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      marginTop: '1.5',
      textStyle: 'smallStrong',
      color: 'danger.text',
      '& > svg': { flexShrink: '0', marginTop: '0.5' },
    },
  },
})
