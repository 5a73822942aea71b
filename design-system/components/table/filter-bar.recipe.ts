import { defineRecipe } from '@pandacss/dev'
import { enlargedPage } from './row-shapes.ts'

/** Of the screen's width, beside a menu or not. */
const withoutRoom = '@container frame (max-width: 59rem)'

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
    // Takes what its line has left, so that the filters need no second one.
    '& > .field__root': { flex: '1 1 15rem', maxWidth: '24rem' },
    '& > form': { display: 'flex', flexWrap: 'inherit', alignItems: 'center', gap: '2', minWidth: '0', maxWidth: 'full' },
    // A search alone says all that it finds.
    '& > form[role=search]:only-child': { flex: '1 1 15rem', maxWidth: '32rem', '& > .field__root': { flex: '1' } },
    // The field takes a line of its own where many filters would need a second one beside it.
    [withoutRoom]: { '&:has(> :nth-child(11)) > .field__root': { flexBasis: '100%', maxWidth: 'none' } },
    // The line's end before the filters that were folded.
    md: { '&:has(> .filter-toggle__root--folds_rest[open])::after': { content: '""', order: '1', flexBasis: '100%' } },
    [enlargedPage]: {
      '&& > form:only-child': {
        flex: '1 1 100%',
        flexWrap: 'wrap',
        maxWidth: 'full',
        '& > *': { flexGrow: '1', maxWidth: 'full' },
      },
      // Below each other rather than scrolled: one chip may be as long as the line.
      '&&&': { flexWrap: 'wrap', overflowX: 'visible' },
      '&&& > form': { flexWrap: 'wrap', maxWidth: 'full' },
      '&&& > *, &&& > form > *': { flexShrink: '1', maxWidth: 'full' },
      '& > :is(.chosen-filter__root, .filter-toggle__root)': {
        flex: '1 1 100%',
        '& > :is(button, summary)': { width: 'full', justifyContent: 'start', '& > svg:last-child': { marginInlineStart: 'auto' } },
      },
    },
    mdDown: {
      // Chips that narrow a list at once: one line.
      '&:not([data-wraps], :has(> .field__root, > form[role=search], > .filter-toggle__root))': {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginInline: 'calc(-1 * var(--page-gutter, 0px))',
        paddingInline: 'var(--page-gutter, 0px)',
        // Scrolling boxes clip focus rings.
        paddingBlock: '1.5',
        marginBlock: '-1.5',
        scrollPaddingInline: '8',
        // Without a scroll timeline, or where all chips fit, nothing fades.
        '@supports (animation-timeline: scroll())': { animation: 'fadeEnd linear both', animationTimeline: 'scroll(self inline)' },
        '& > *': { flexShrink: '0' },
        '& > form': {
          flexWrap: 'nowrap',
          maxWidth: 'none',
          '& > *': { flexShrink: '0' },
          // The next one is seen, and the fade is not over this one's end.
          '&:not(:only-child, :has(> .chosen-filter__root ~ .chosen-filter__root))': {
            maxWidth: 'calc(100% - 3.5rem)',
            '& > *': { flexShrink: '1' },
          },
        },
        // What is chosen is seen before the bar is scrolled.
        '& > :is(.chosen-filter__root, form):has([data-selected])': { order: '-1' },
      },
      // One filter stands beside the words that are searched for, where it has room.
      'form&:not(:has(> .filter-toggle__root)) > .field__root': { flexBasis: '12rem' },
      '& > :is(.field__root, form[role=search])': { flex: '1 1 100%', maxWidth: 'none', '& > .field__root': { flex: '1' } },
      '&:has(> .filter-toggle__root) > form:not([role=search])': { display: 'contents' },
    },
  },
})
