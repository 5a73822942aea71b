import { defineSlotRecipe } from '@pandacss/dev'

export const figureStripRecipe = defineSlotRecipe({
  className: 'figure-strip',
  slots: ['root', 'scroller', 'line', 'list', 'figure', 'term', 'value'],
  base: {
    root: {
      display: 'flex',
      flexWrap: { base: 'wrap', lg: 'nowrap' },
      alignItems: 'center',
      gap: '3',
      minWidth: '0',
      '& > :not(.figure-strip__scroller)': { flexShrink: '0', lgDown: { flexBasis: 'full', '& > .button': { width: 'full' } } },
    },
    scroller: {
      flex: '1 1 auto',
      minWidth: '0',
      background: 'surface',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'card',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: '4',
      scrollbarWidth: 'none',
      '@supports (animation-timeline: scroll())': {
        '&:not([data-fits=true])': { animation: 'fadeEnd linear both', animationTimeline: 'scroll(self inline)' },
      },
    },
    line: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '5',
      width: 'max-content',
      minWidth: 'full',
      paddingInline: { base: '4', lg: '6' },
      '& > .text-link': { whiteSpace: 'nowrap', flexShrink: '0' },
    },
    list: { flex: '1 0 auto', display: 'flex', margin: '0', gap: { base: '5', lg: '8' } },
    figure: { flexShrink: '0', display: 'flex', flexDirection: 'column', paddingBlock: '3', scrollSnapAlign: 'start' },
    term: { order: '1', textStyle: 'small', color: 'muted', whiteSpace: 'nowrap' },
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
