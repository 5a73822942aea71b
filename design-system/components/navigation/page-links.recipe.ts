import { defineSlotRecipe } from '@pandacss/dev'

const menu = {
  width: 'menu.sm',
  '&:popover-open': { display: 'grid' },
  '& > :is(a, button)': { minHeight: 'target', paddingInline: '3' },
} as const

const line = {
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
} as const

/** A menu on phones; in a line beside the title where there is room. */
export const pageLinksRecipe = defineSlotRecipe({
  className: 'page-links',
  slots: ['trigger', 'panel', 'parts'],
  base: {
    // Hidden where two columns show all parts, and on a phone that folds all parts and shows their titles.
    parts: {
      display: 'flex',
      lg: { display: 'none' },
      flexWrap: 'wrap',
      columnGap: '5',
      '&[data-folded]': { mdDown: { display: 'none' } },
    },
  },
  variants: {
    foldsOn: {
      phone: { trigger: { md: { display: 'none' } }, panel: { mdDown: menu, md: line } },
      tablet: { trigger: { lg: { display: 'none' } }, panel: { lgDown: menu, lg: line } },
    },
  },
})
