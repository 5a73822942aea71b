import { defineSlotRecipe } from '@pandacss/dev'
import { enlargedPage } from '../components/table/row-shapes.ts'

/** The width up to which text of twice its size has no room for two columns. */
const enlarged = '@container frame (max-width: 59rem)'
/** Narrower than the width for two columns. */
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
        // One column if there is nothing beside the content.
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
        // Hidden while the linked aside is in view, where it would be in the way. Not while focused: focusing scrolls the page and must not remove the link.
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
    /** Content of a lead that is only shown where the lead is beside the content. */
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
      /** The aside is the main purpose of the page: it comes first and is large. */
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
