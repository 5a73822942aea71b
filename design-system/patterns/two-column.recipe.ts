import { defineSlotRecipe } from '@pandacss/dev'
import { enlargedPage } from '../components/table/row-shapes.ts'

/** Two columns of the screen's width have no room for text of twice its size. */
const enlarged = '@container frame (max-width: 59rem)'
/** Below the two columns' own width. */
const tablet = '@media (min-width: 44rem) and (max-width: 959.98px)'
const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' }
const below = { gridColumn: '1', gridRow: 'auto' }

export const twoColumnRecipe = defineSlotRecipe({
  className: 'two-column',
  slots: ['root', 'lead', 'jump', 'column', 'rest', 'beside'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: { base: '4', sm: '6', lg: '8' },
      lg: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, {sizes.aside})',
        [enlarged]: oneColumn,
        // Nothing beside it.
        '&:has(> .two-column__column:last-child:empty):not(:has(> .two-column__lead))': oneColumn,
        '&:has(> .two-column__rest)': { gridTemplateRows: 'auto 1fr', rowGap: '6', [enlarged]: oneColumn },
      },
    },
    lead: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: '4', sm: '6' },
      lg: { gridColumn: '2', gridRow: '1', [enlarged]: below },
    },
    // At the bottom of the screen as long as the content is read.
    jump: {
      _print: { display: 'none' },
      lgDown: {
        gridColumn: '1',
        gridRow: '1',
        alignSelf: 'end',
        position: 'sticky',
        bottom: '0',
        zIndex: 'actionBar',
        anchorName: '--action-bar',
        marginInline: 'calc(-1 * var(--page-gutter, 0px))',
        paddingInline: 'var(--page-gutter, 0px)',
        paddingBlock: '3',
        background: 'page',
        borderTopWidth: '1px',
        borderTopStyle: 'solid',
        borderTopColor: 'hairline',
        // What it leads to is in view: the link would only stand in the way. Focus scrolls the page, and may not take the link away.
        '&[data-reached]:not(:focus-within)': { visibility: 'hidden' },
        '& + .two-column__column': { gridColumn: '1', gridRow: '1', '@media (scripting: none)': { paddingBottom: '20' } },
        [enlargedPage]: {
          position: 'static',
          gridRow: 'auto',
          borderTop: 'none',
          '&[data-reached]:not(:focus-within)': { visibility: 'visible' },
          '& + .two-column__column': { gridRow: 'auto', paddingBottom: '0' },
        },
      },
      lg: { display: 'none', [enlarged]: { display: 'block' } },
    },
    /** What a lead says only where it stands beside the content. */
    beside: { lgDown: { display: 'none' }, [enlarged]: { display: 'none' } },
    column: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: '4', sm: '6' },
      _empty: { display: 'none' },
      '& > form': { maxWidth: 'none' },
      lg: { '&:has(+ .two-column__rest)': { gridColumn: '2', gridRow: '1 / span 2', [enlarged]: below } },
    },
    rest: { lg: { gridColumn: '1', gridRow: '2', [enlarged]: below } },
  },
  variants: {
    led: {
      true: {
        root: { lg: { gridTemplateRows: 'auto 1fr', rowGap: '6', [enlarged]: oneColumn } },
        column: {
          lg: {
            '.two-column__lead + &': { gridColumn: '1', gridRow: '1 / span 2', [enlarged]: below },
            '&:last-child': { gridColumn: '2', gridRow: '2', [enlarged]: below },
          },
        },
      },
    },
    stays: {
      true: {
        column: {
          lg: {
            position: 'sticky',
            top: 'calc(var(--header-height, 0px) + 1rem)',
            maxHeight: 'calc(100vh - var(--header-height, 0px) - 2rem)',
            overflowY: 'auto',
            [enlarged]: { position: 'static', maxHeight: 'none' },
          },
        },
      },
    },
    aside: {
      wide: { root: { lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 25rem)', [enlarged]: oneColumn } } },
      /** The aside is what people came for: first and large. */
      first: {
        root: {
          [tablet]: { gridTemplateColumns: 'minmax(15rem, 2fr) minmax(0, 3fr)' },
          lg: { gridTemplateColumns: 'minmax(18rem, 27rem) minmax(0, 1fr)', [enlarged]: oneColumn },
        },
        column: {
          [tablet]: { '&:last-child': { gridColumn: '1', gridRow: '1' } },
          lg: { '&:last-child': { gridColumn: '1', gridRow: '1', [enlarged]: below } },
        },
      },
      half: { root: { lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', [enlarged]: oneColumn } } },
    },
  },
})
