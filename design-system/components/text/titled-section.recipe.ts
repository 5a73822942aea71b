import { defineSlotRecipe } from '@pandacss/dev'

export const titledSectionRecipe = defineSlotRecipe({
  className: 'titled-section',
  slots: ['root', 'title'],
  base: { root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' }, title: { textStyle: 'section' } },
})
