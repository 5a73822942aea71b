import { defineRecipe } from '@pandacss/dev'

export const cardListRecipe = defineRecipe({
  className: 'card-list',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    margin: '0',
    padding: '0',
    listStyle: 'none',
    '&[aria-busy=true]': { opacity: '0.6' },
    // On a phone the cards are rows of one surface (`card.recipe.ts`, `selectable-card.recipe.ts`).
    '.app-frame__main &': { smDown: { gap: '0', marginInline: 'calc(-1 * var(--page-gutter))', '& > *': { '--page-gutter': '0px' } } },
  },
  variants: {
    /** Side by side, as many as fit; a card that is unfolded does not make the others taller. */
    tiles: {
      true: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
        gap: '4',
        // Three tiles fill the line, as the cards below them do.
        '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))' },
        '&:has(details[open])': { alignItems: 'start' },
        // Limited to 16px, so that the padding does not grow on a phone with text of twice its size.
        '& > * > .card__section': { '--section-gutter': 'min({spacing.4}, 16px)' },
        '& > * > .card__header': { paddingInline: 'min({spacing.4}, 16px)' },
      },
    },
  },
})
