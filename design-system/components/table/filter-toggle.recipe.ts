import { defineSlotRecipe } from '@pandacss/dev'

const unchosenChip = '.filter-chip:not([data-selected])'
const unchosen = '.chosen-filter__root:not(:has([data-selected], .filter-menu__trigger--only_cards))'

export const filterToggleRecipe = defineSlotRecipe({
  className: 'filter-toggle',
  slots: ['root', 'summary'],
  base: {
    root: { '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' } },
    summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  },
  variants: {
    folds: {
      all: {
        root: {
          md: { display: 'none' },
          mdDown: {
            // The toggle comes after the chosen filter, which names what the page shows.
            '& ~ .filter-chip[data-selected]': { order: '-1' },
            [`& ~ ${unchosenChip}, & ~ ${unchosen}, & ~ form > ${unchosen}`]: { order: '1' },
            [`&:not([open]) ~ ${unchosenChip}, &:not([open]) ~ ${unchosen}, &:not([open]) ~ form > ${unchosen}`]: { display: 'none' },
            // The hidden button of a form without a chosen filter would appear alone on Tab.
            '&:not([open]) ~ form:not(:has([data-selected])) > .visually-hidden': { display: 'none' },
          },
        },
      },
      rest: {
        root: {
          mdDown: { display: 'none' },
          // The unfolded filters are on separate lines, so that the pressed button does not move.
          md: { [`& ~ ${unchosen}`]: { order: '2' }, [`&:not([open]) ~ ${unchosen}`]: { display: 'none' } },
        },
      },
    },
  },
})
