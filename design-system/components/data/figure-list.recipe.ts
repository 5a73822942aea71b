import { defineSlotRecipe } from '@pandacss/dev'

export const figureListRecipe = defineSlotRecipe({
  className: 'figure-list',
  slots: ['root', 'figure', 'term', 'value', 'note'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: { base: '4', sm: '8' },
      rowGap: '4',
      // Four figures form two lines of two rather than three and one. Not with a lead figure, which has its own line and leaves three.
      '&:has(> :nth-child(4):last-child):not(:has(> .figure-list__figure--lead_true)) > *': {
        '@container (max-width: 47rem)': { flexBasis: 'calc(50% - {spacing.4})' },
      },
    },
    // A figure is as wide as its value; its term may wrap.
    figure: {
      flex: { base: '1 1 7.5rem', md: '1 1 9.5rem' },
      minWidth: 'min-content',
      maxWidth: 'full',
      display: 'flex',
      flexDirection: 'column',
    },
    // Puts the term below the value, so that the values of a line are at the same height.
    term: { order: '1', textStyle: 'small', color: 'muted', textWrap: 'balance' },
    value: {
      margin: '0',
      textStyle: 'amountLarge',
      // Amounts in the millions stay on one line, also with large text, and remain larger than their terms.
      fontSize: 'clamp(min(1rem, 9vw), 6vw, 1.75rem)',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      // A link is as high as the other values, with a touch target of full height.
      '& > a': { fontWeight: 'inherit', minHeight: '0', _touch: { paddingBlock: '1.5', marginBlock: '-1.5' } },
    },
    note: { order: '2', margin: '0', textStyle: 'small', color: 'muted' },
  },
  variants: {
    grid: { true: { root: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))' } } },
    // In the two-colour modes such a figure has the same colour as the others.
    tone: { danger: { value: { color: 'danger.text', '& > a': { color: 'inherit' } } } },
    lead: {
      true: {
        figure: { flexBasis: 'full' },
        value: { fontSize: 'clamp(min(1.0625rem, 9.4vw), 9vw, 2rem)' },
      },
    },
  },
})
