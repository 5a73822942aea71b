import { defineSlotRecipe } from '@pandacss/dev'

export const photoRowRecipe = defineSlotRecipe({
  className: 'photo-row',
  slots: ['root', 'text', 'title', 'hint', 'actions', 'file'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { base: '4', sm: '6' } },
    text: { display: 'grid', gap: '1', flex: '1 1 10rem', minWidth: '0' },
    title: { textStyle: 'strong', overflowWrap: 'anywhere', 'h2&': { textStyle: 'section' } },
    hint: { margin: '0', textStyle: 'small', color: 'muted' },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginTop: '2' },
    file: { flex: '1 1 8rem', width: '8rem', minWidth: '0', _touch: { minHeight: 'target' }, '&:invalid + button': { display: 'none' } },
  },
})
