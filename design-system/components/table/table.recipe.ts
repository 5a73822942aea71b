import { defineSlotRecipe } from '@pandacss/dev'
import { asCards, asLines, enlarged } from './row-shapes.ts'

const surfaceEdge = '1px solid token(colors.hairline)'
const chosen = '&:has(.cell__check :checked)'

export const tableRecipe = defineSlotRecipe({
  className: 'table',
  slots: ['frame', 'scroll', 'root', 'caption', 'head', 'body', 'foot', 'row'],
  base: {
    frame: {
      position: 'relative',
      minWidth: '0',
      containerType: 'inline-size',
      // Shows that columns stand beyond the edge.
      '&[data-more]::after': {
        content: '""',
        [asCards]: { display: 'none' },
        position: 'absolute',
        insetBlock: '1px',
        insetInlineEnd: '1px',
        width: '8',
        zIndex: 'calc(token(zIndex.stickyCell) + 2)',
        pointerEvents: 'none',
        borderStartEndRadius: 'card',
        borderEndEndRadius: 'card',
        background: 'linear-gradient(to right, transparent, color-mix(in srgb, token(colors.text) 22%, transparent))',
        _print: { display: 'none' },
        _contrast: { width: '2', background: 'text' },
        _highContrast: { width: '2', background: 'CanvasText' },
      },
    },
    scroll: {
      // Keeps visually hidden content from widening the page.
      position: 'relative',
      minWidth: '0',
      background: 'surface',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'card',
      overflowX: 'auto',
      // Clipping, unlike scrolling, lets the head stick to the viewport.
      '&[data-fits=true]': { overflow: 'clip' },
      _print: { '&, &[data-fits=true]': { overflow: 'visible' } },
      [asCards]: { '&, &[data-fits=true]': { overflow: 'visible' }, border: 'none', borderRadius: '0', background: 'transparent' },
    },
    root: {
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      fontVariantNumeric: 'tabular-nums',
      [asCards]: { display: 'block', '&:has(> [data-leads])': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    caption: { srOnly: true },
    head: {
      [asCards]: { '&:not(:has(.cell__check))': { srOnly: true }, display: 'block', '& > tr': { display: 'block' } },
    },
    body: {
      transition: 'opacity token(durations.normal)',
      // Delayed, so that quick responses do not flash it.
      '&[aria-busy=true]': { opacity: '0.6', transitionDelay: '200ms' },
      // Rows in one surface, on a phone from edge to edge.
      [asCards]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        background: 'surface',
        border: surfaceEdge,
        borderRadius: 'card',
        overflow: 'clip',
        '.app-frame__main &': {
          smDown: { marginInline: 'calc(-1 * var(--page-gutter))', borderInlineWidth: '0', borderRadius: '0' },
        },
      },
    },
    foot: {
      fontWeight: 'semibold',
      [asLines]: { '& td': { borderTop: '2px solid token(colors.text)' } },
      [asCards]: { display: 'grid', marginTop: '3', '&[data-leads]': { order: '-1', marginTop: '0', marginBottom: '3' } },
    },
    row: {
      _print: { breakInside: 'avoid' },
      'tfoot > &': { background: 'sunken' },
      'tbody > &': { background: 'surface', _hover: { background: 'sunken' }, [chosen]: { background: 'brand.tint' } },
      [asCards]: {
        '&:is(tbody > *, tfoot > *)': {
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: '1.5',
          paddingInline: '4',
          paddingBlock: '3',
          [chosen]: { boxShadow: 'inset 4px 0 0 0 token(colors.brand.mark)' },
        },
        '&:is(tbody > * + *)': { borderTop: surfaceEdge },
        // One card of several rows.
        '&:is(tbody > [data-continues])': { borderTop: 'none', paddingTop: '0' },
        '&:is(tbody > *):has(+ [data-continues])': { paddingBottom: '2' },
        // Few lines: the name with its amount, and the rest.
        '&:is(tbody > *, tfoot > *):has(> :is(.cell__td--kind_amount, .cell__td--kind_fact))': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '3',
          rowGap: '1',
        },
        // Facts keep a line of their own.
        '&:is(tbody > *):has(> .cell__td--kind_fact)::after': { content: '""', order: '1', flexBasis: 'full' },
        // Hides the separator before a fact that begins a line.
        '&:is(tbody > *):has(> .cell__td--kind_fact)::before': {
          content: '""',
          position: 'absolute',
          zIndex: 'raised',
          insetBlock: '3',
          insetInlineStart: '0.5',
          width: '3.5',
          background: 'inherit',
        },
      },
      [enlarged]: {
        '&:is(tbody > *, tfoot > *)': { paddingInline: '2' },
        // The separator fits the narrower padding.
        '&:is(tbody > *):has(> .cell__td--kind_fact)': { columnGap: '2', _before: { width: '1.5' } },
      },
    },
  },
})
