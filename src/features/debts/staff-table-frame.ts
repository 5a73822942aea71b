import { css } from '../../../styled-system/css/index.js'

/**
 * Around the table of debts. Many columns: they stand closer than usual, and where they do not fit all the same
 * (`data-fits` is not `true`), the table scrolls sideways under a fixed first column and gives up its sticky head.
 */
export const tableFrame = css({
  minWidth: '0',
  containerType: 'inline-size',
  // What screen readers alone can see lies outside the flow, and must not widen the page.
  '& .table__scroll': { position: 'relative' },
  '& tbody': { transition: 'opacity token(durations.normal)' },
  // Only what takes longer than a blink is worth showing.
  '& tbody[aria-busy=true]': { opacity: '0.6', transitionDelay: '200ms' },
  md: {
    '& [data-cards-only]': { display: 'none' },
    '& :is(th, td)': { paddingInline: '2.5' },
    '@container (max-width: 75rem)': {
      '& :is(th, td)': { paddingInline: '2' },
      '& td': { fontSize: '0.875rem', lineHeight: '1.43' },
      '& td:first-child': { minWidth: '8.5rem' },
    },
    '& :is(th, td):first-child': { paddingInlineStart: '4' },
    '& :is(th, td):last-child': { paddingInlineEnd: '3' },
    '& .status': { whiteSpace: 'nowrap' },
    // The arrow of a heading that is not sorted hangs in the gap instead of widening the column.
    '& .table__sort': { position: 'relative', gap: '0' },
    '& .table__sort > svg': { position: 'absolute', insetInlineStart: 'calc(100% + 0.125rem)' },
    '& .table__th--numeric_true > .table__sort > svg': { insetInlineStart: 'auto', insetInlineEnd: 'calc(100% + 0.125rem)' },
    // Closes the hairline that browsers leave between sticky cells of broken widths, down to the line below them.
    '& th + th': { boxShadow: '-1px -2px token(colors.sunken)' },
    '&:not([data-fits=true]) > .table__scroll': { overflowX: 'auto' },
    '&:not([data-fits=true]) th': { top: '0' },
    '&:not([data-fits=true]) :is(th, td):first-child': { position: 'sticky', insetInlineStart: '0', borderInlineEndWidth: '1px', borderInlineEndStyle: 'solid', borderInlineEndColor: 'hairline' },
    '&:not([data-fits=true]) td:first-child': { background: 'surface' },
    '&:not([data-fits=true]) tr:hover > td:first-child': { background: 'sunken' },
    '&:not([data-fits=true]) th:first-child': { zIndex: 'calc(token(zIndex.stickyCell) + 1)' },
  },
  mdDown: {
    '& thead a': { display: 'none' },
    '& td:has(> [data-nothing])': { display: 'none' },
  },
})
