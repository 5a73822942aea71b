import { defineSlotRecipe } from '@pandacss/dev'

export const titledSectionRecipe = defineSlotRecipe({
  className: 'titled-section',
  slots: ['root', 'head', 'title', 'withoutMenu'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '4', rowGap: '2' },
    title: { textStyle: 'section' },
    // For a section that repeats the menu, shown where the menu is not beside the page.
    withoutMenu: { xl: { display: 'none' } },
  },
})
