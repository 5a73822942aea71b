import { defineSlotRecipe } from '@pandacss/dev'

/** A menu on phones; in a line beside the title where there is room. */
export const pageLinksRecipe = defineSlotRecipe({
  className: 'page-links',
  slots: ['trigger', 'panel', 'parts'],
  base: {
    trigger: { md: { display: 'none' } },
    // A phone folds the parts behind their titles, two columns have them in sight.
    parts: { display: { base: 'none', md: 'flex', lg: 'none' }, flexWrap: 'wrap', columnGap: '5' },
    panel: {
      mdDown: {
        width: 'menu.sm',
        '&:popover-open': { display: 'grid' },
        '& > :is(a, button)': { minHeight: 'target', paddingInline: '3' },
      },
      md: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '6',
        rowGap: '1',
        position: 'static',
        padding: '0',
        border: 'none',
        background: 'transparent',
        boxShadow: 'none',
        overflow: 'visible',
        '@supports (position-area: block-end)': { positionArea: 'none', margin: '0' },
      },
    },
  },
})
