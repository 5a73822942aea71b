import { defineRecipe } from '@pandacss/dev'
import { enlargedPage } from './row-shapes.ts'

/** Matches by the width of the screen, whether or not a menu is beside the page. */
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
    // The field takes the rest of the line, so that the filters need no second line.
    '& > .field__root': { flex: '1 1 15rem', maxWidth: '24rem' },
    '& > form': { display: 'flex', flexWrap: 'inherit', alignItems: 'center', gap: '2', minWidth: '0', maxWidth: 'full' },
    // A search without filters is wider, so that its placeholder fits.
    '& > form[role=search]:only-child': { flex: '1 1 15rem', maxWidth: '32rem', '& > .field__root': { flex: '1' } },
    // The field takes a line of its own where many filters would need a second one beside it.
    [withoutRoom]: { '&:has(> :nth-child(11)) > .field__root': { flexBasis: '100%', maxWidth: 'none' } },
    // Starts a new line before the filters that were folded.
    md: { '&:has(> .filter-toggle__root--folds_rest[open])::after': { content: '""', order: '1', flexBasis: '100%' } },
    [enlargedPage]: {
      '&& > form:only-child': {
        flex: '1 1 100%',
        flexWrap: 'wrap',
        maxWidth: 'full',
        '& > *': { flexGrow: '1', maxWidth: 'full' },
      },
      // Stacked rather than scrolled: one chip may be as long as the line.
      '&&&': { flexWrap: 'wrap', overflowX: 'visible' },
      '&&& > form': { flexWrap: 'wrap', maxWidth: 'full' },
      '&&& > *, &&& > form > *': { flexShrink: '1', maxWidth: 'full' },
      '& > :is(.chosen-filter__root, .filter-toggle__root)': {
        flex: '1 1 100%',
        '& > :is(button, summary)': { width: 'full', justifyContent: 'start', '& > svg:last-child': { marginInlineStart: 'auto' } },
      },
    },
    mdDown: {
      // Chips that filter a list at once stay on one line.
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
          // Leaves part of the next chip visible, and keeps the fade off the end of this one.
          '&:not(:only-child, :has(> .chosen-filter__root ~ .chosen-filter__root))': {
            maxWidth: 'calc(100% - 3.5rem)',
            '& > *': { flexShrink: '1' },
          },
        },
        // A chosen filter comes first, so that it is visible before the bar is scrolled.
        '& > :is(.chosen-filter__root, form):has([data-selected])': { order: '-1' },
      },
      // One filter stands beside the search field if there is room.
      'form&:not(:has(> .filter-toggle__root)) > .field__root': { flexBasis: '12rem' },
      '& > :is(.field__root, form[role=search])': { flex: '1 1 100%', maxWidth: 'none', '& > .field__root': { flex: '1' } },
      '&:has(> .filter-toggle__root) > form:not([role=search])': { display: 'contents' },
    },
  },
})
