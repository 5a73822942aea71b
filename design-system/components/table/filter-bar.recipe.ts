import { defineRecipe } from '@pandacss/dev'

export const filterBarRecipe = defineRecipe({
  className: 'filter-bar',
  base: {
    // Keeps visually hidden content from widening the page.
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    '& > .field__root': { flex: '0 1 21rem' },
    '& > form': { display: 'flex', flexWrap: 'inherit', alignItems: 'center', gap: '2' },
    mdDown: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: 'calc(-1 * var(--page-gutter, 0px))',
      paddingInline: 'var(--page-gutter, 0px)',
      // Scrolling boxes clip focus rings.
      paddingBlock: '1.5',
      marginBlock: '-1.5',
      scrollPaddingInline: '6',
      '& > *': { flexShrink: '0' },
      '& > .field__root': { flex: '0 0 min(16rem, 100%)' },
      // What is chosen is seen before the bar is scrolled.
      '& > :is(.chosen-filter__root, form):has([data-selected])': { order: '-1' },
    },
  },
})
