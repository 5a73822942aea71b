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
      // Two lines of two rather than three and one; where one has a line of its own, three are left.
      '&:has(> :nth-child(4):last-child):not(:has(> .figure-list__figure--lead_true)) > *': {
        '@container (max-width: 47rem)': { flexBasis: 'calc(50% - {spacing.4})' },
      },
    },
    // As wide as its value, whose term may wrap.
    figure: {
      flex: { base: '1 1 7.5rem', md: '1 1 9.5rem' },
      minWidth: 'min-content',
      maxWidth: 'full',
      display: 'flex',
      flexDirection: 'column',
    },
    // Values in one line stay on one height.
    term: { order: '1', textStyle: 'small', color: 'muted', textWrap: 'balance' },
    value: {
      margin: '0',
      textStyle: 'amountLarge',
      // Millions stay in one line, with large text too, and larger than their words.
      fontSize: 'clamp(min(1rem, 9vw), 6vw, 1.75rem)',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      // A link keeps the height of the others, and a target that is as high as a finger.
      '& > a': { fontWeight: 'inherit', minHeight: '0', _touch: { paddingBlock: '1.5', marginBlock: '-1.5' } },
    },
    note: { order: '2', margin: '0', textStyle: 'small', color: 'muted' },
  },
  variants: {
    grid: { true: { root: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))' } } },
    // In the modes of two colours it has that of the others.
    tone: { danger: { value: { color: 'danger.text', '& > a': { color: 'inherit' } } } },
    lead: {
      true: {
        figure: { flexBasis: 'full' },
        value: { fontSize: 'clamp(min(1.0625rem, 9.4vw), 9vw, 2rem)' },
      },
    },
  },
})
