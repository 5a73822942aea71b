import { defineSlotRecipe } from '@pandacss/dev'

const unchosen = '.chosen-filter__root:not(:has([data-selected], .filter-menu__trigger--only_cards))'

export const filterToggleRecipe = defineSlotRecipe({
  className: 'filter-toggle',
  slots: ['root', 'summary'],
  base: {
    root: {
      md: { display: 'none' },
      '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
      mdDown: {
        // Below what is chosen.
        [`& ~ ${unchosen}, & ~ form > ${unchosen}`]: { order: '1' },
        [`&:not([open]) ~ ${unchosen}, &:not([open]) ~ form > ${unchosen}`]: { display: 'none' },
      },
    },
    summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  },
})
