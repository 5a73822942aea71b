import { defineSlotRecipe } from '@pandacss/dev'

export const figureStripRecipe = defineSlotRecipe({
  className: 'figure-strip',
  slots: ['root', 'frame', 'line', 'list', 'figure', 'term', 'value'],
  base: {
    root: {
      display: 'flex',
      flexWrap: { base: 'wrap', lg: 'nowrap' },
      alignItems: 'center',
      gap: '3',
      minWidth: '0',
      '& > :not(.figure-strip__frame)': { flexShrink: '0', lgDown: { flexBasis: 'full', '& > .button': { width: 'full' } } },
    },
    frame: {
      flex: '1 1 auto',
      minWidth: '0',
      containerType: 'inline-size',
      background: 'surface',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'card',
    },
    line: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '5',
      paddingInline: { base: '4', lg: '6' },
      paddingBlock: '3',
      '& > .text-link': { whiteSpace: 'nowrap', flexShrink: '0' },
      '@container (max-width: 39.99rem)': {
        flexDirection: 'column',
        alignItems: 'stretch',
        rowGap: '2',
        '& > .text-link': { alignSelf: 'flex-start' },
      },
    },
    list: {
      display: 'flex',
      margin: '0',
      minWidth: '0',
      columnGap: { base: '5', lg: '8' },
      rowGap: '3',
      '@container (max-width: 39.99rem)': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        // Three figures share a line if their words leave room.
        '&:has(> :nth-child(3):last-child)': { display: 'flex', flexWrap: 'wrap' },
      },
      '@container (max-width: 26.99rem)': {
        '&:has(> :nth-child(3):last-child) > .figure-strip__figure': { width: 'min-content', minWidth: '5rem' },
      },
      // Text of twice its size on a phone.
      '@container (max-width: 17rem)': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        '&:has(> :nth-child(3):last-child) > .figure-strip__figure': { width: 'full' },
      },
    },
    figure: { minWidth: '0', display: 'flex', flexDirection: 'column' },
    term: { order: '1', textStyle: 'small', color: 'muted', textWrap: 'balance' },
    value: {
      margin: '0',
      fontSize: '1.25rem',
      lineHeight: '1.3',
      fontWeight: 'bold',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      '& > a': { fontWeight: 'inherit' },
    },
  },
})
