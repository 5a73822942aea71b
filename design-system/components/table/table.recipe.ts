import { defineSlotRecipe } from '@pandacss/dev'

const asCards = '@media (max-width: 767.98px)'

export const tableRecipe = defineSlotRecipe({
  className: 'table',
  slots: ['scroll', 'root', 'caption', 'head', 'row', 'th', 'sort', 'td'],
  base: {
    scroll: {
      minWidth: '0',
      background: 'surface',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'card',
      overflowX: 'auto',
      // Wide enough for every column: clipping, unlike scrolling, lets the head stick to the window.
      xl: { overflow: 'clip' },
      [asCards]: { overflow: 'visible', border: 'none', borderRadius: '0', background: 'transparent' },
    },
    root: {
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      fontVariantNumeric: 'tabular-nums',
      [asCards]: { display: 'block', '& > tbody': { display: 'grid', gap: '3' } },
    },
    caption: { srOnly: true },
    head: { [asCards]: { srOnly: true } },
    row: {
      'tbody > &': {
        _hover: { background: 'sunken' },
        '&:has(:checked)': { background: 'brand.tint' },
      },
      [asCards]: {
        'tbody > &': {
          position: 'relative',
          display: 'grid',
          gap: '1.5',
          padding: '4',
          background: 'surface',
          borderWidth: '1px',
          borderStyle: 'solid',
          borderColor: 'hairline',
          borderRadius: 'card',
        },
      },
    },
    th: {
      position: 'sticky',
      // 1px up, so that no row shows between the page header and this one.
      xl: { top: 'calc(var(--header-height, 0px) - 1px)' },
      zIndex: 'stickyCell',
      background: 'sunken',
      color: 'muted',
      textStyle: 'smallStrong',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      paddingInline: '4',
      paddingBlock: '2.5',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'hairline',
      '&[aria-sort]:not([aria-sort=none])': { color: 'text' },
      _contrast: { borderBottomWidth: '2px' },
    },
    sort: {
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: '1',
      minHeight: '6',
      marginBlock: '-1',
      paddingBlock: '1',
      background: 'none',
      border: 'none',
      color: 'inherit',
      font: 'inherit',
      textDecoration: 'none',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
      '& > svg': { alignSelf: 'center', visibility: 'hidden' },
      '&:is(:hover, :focus-visible) > svg, [aria-sort]:not([aria-sort=none]) > & > svg': { visibility: 'visible' },
      // On the side away from the figures, so that the heading ends where they end.
      '.table__th--numeric_true > &': { flexDirection: 'row-reverse' },
      '[aria-sort=ascending] > & > svg': { transform: 'rotate(180deg)' },
    },
    td: {
      paddingInline: '4',
      paddingBlock: '3',
      // Set once on the table, not on each of its thousand cells.
      '[data-density=compact] &': { paddingBlock: '1.5', textStyle: 'small' },
      'tr:not(:last-child) > &': { borderBottomWidth: '1px', borderBottomStyle: 'solid', borderBottomColor: 'hairline' },
      [asCards]: {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        columnGap: '4',
        padding: '0',
        textAlign: 'end',
        overflowWrap: 'anywhere',
        'tr:not(:last-child) > &': { borderBottomWidth: '0' },
        '&[data-label]::before': {
          content: 'attr(data-label)',
          flexShrink: '0',
          textStyle: 'small',
          color: 'muted',
          textAlign: 'start',
        },
      },
    },
  },
  variants: {
    numeric: { true: { th: { textAlign: 'end' }, td: { textAlign: 'end', whiteSpace: 'nowrap' } } },
    kind: {
      /** What names the row: bold, and the heading of its card. */
      title: {
        td: {
          fontWeight: 'semibold',
          minWidth: '11rem',
          [asCards]: { minWidth: '0', justifyContent: 'start', textAlign: 'start', fontSize: '1.125rem', order: '-1', paddingInlineEnd: '10' },
        },
      },
      /** Row actions: narrow column, upper corner of the card. */
      actions: {
        th: { width: '1%' },
        td: {
          width: '1%',
          textAlign: 'end',
          whiteSpace: 'nowrap',
          paddingBlock: '0',
          paddingInlineStart: '0',
          paddingInlineEnd: '2',
          [asCards]: { position: 'absolute', top: '2', insetInlineEnd: '2', width: 'auto', padding: '0' },
        },
      },
    },
  },
})
