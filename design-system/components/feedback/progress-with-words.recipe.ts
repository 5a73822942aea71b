import { defineSlotRecipe } from '@pandacss/dev'

export const progressWithWordsRecipe = defineSlotRecipe({
  className: 'progress-with-words',
  slots: ['root', 'words', 'label', 'text', 'hint'],
  base: {
    root: { display: 'grid', gap: '2' },
    words: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
    label: { fontWeight: 'medium', overflowWrap: 'anywhere' },
    text: { color: 'muted', fontVariantNumeric: 'tabular-nums' },
    hint: { textStyle: 'small', color: 'muted' },
  },
})
