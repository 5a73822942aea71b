import { defineSlotRecipe } from '@pandacss/dev'
import {
  asCards,
  asLines,
  crowded,
  crowdedLines,
  enlarged,
  narrow,
  openingLink,
  scrolling,
  slim,
  snug,
  snugLines,
  tight,
  tightLines,
} from './row-shapes.ts'
import { mark } from '../text/facts.recipe.ts'

const hairline = '1px solid token(colors.hairline)'
/** Separates the sticky columns from those that scroll; a border of the cell would leave a notch in the line below. */
const edge = { content: '""', position: 'absolute', insetBlock: '0', insetInlineEnd: '0', borderInlineEnd: hairline } as const
const unseenOnScreen = { '@media screen': { display: 'none' } } as const
const checkColumn = '3.5rem'
/** More padding after a numeric column, whose numbers end where the next column begins. */
const afterNumbers = { paddingInlineStart: '4', '@container (min-width: 60rem)': { paddingInlineStart: '6' } } as const
/** Matches the cells of a card with few lines. */
const ofFewLines = 'tr:has(> :is(.cell__td--kind_amount, .cell__td--kind_fact)) > &'
const besideName = 'tr:not(:has(> .cell__td--kind_amount)) > &:has(> .icon-button:only-of-type)'
const aboveOtherHeadings = 'calc(token(zIndex.stickyCell) + 1)'

export const cellRecipe = defineSlotRecipe({
  // A short name, since every cell of a page has it.
  className: 'cell',
  slots: ['th', 'sort', 'sortWords', 'td', 'check', 'checkWords', 'link', 'again', 'sign', 'stack', 'quiet'],
  base: {
    th: {
      background: 'sunken',
      color: 'muted',
      textStyle: 'smallStrong',
      textAlign: 'start',
      '&[aria-sort]:not([aria-sort=none])': { color: 'text' },
      [asLines]: {
        position: 'sticky',
        // 1px up, so that no row shows between the page header and this one.
        top: 'calc(var(--header-height, 0px) - 1px)',
        zIndex: 'stickyCell',
        whiteSpace: 'nowrap',
        paddingInline: '4',
        paddingBlock: '2.5',
        borderBottom: hairline,
        [crowded]: {
          paddingInline: '2.5',
          [narrow]: { paddingInline: '2' },
          _first: { paddingInlineStart: '4' },
          _last: { paddingInlineEnd: '3' },
        },
        '[data-columns=many] .cell__th--numeric_true + &:not(.cell__th--numeric_true)': afterNumbers,
        [scrolling]: { top: '0' },
        // The sort arrow overlaps the next heading.
        '.table__scroll[data-fits=true] &[aria-sort]:not([aria-sort=none])': { zIndex: aboveOtherHeadings },
        // Covers the hairline gap that browsers leave between sticky cells of fractional widths.
        '& + &': { boxShadow: '-1px -2px token(colors.sunken)', _contrast: { boxShadow: 'none' } },
        _contrast: { borderBottomWidth: '2px' },
        _print: { position: 'static' },
      },
      [asCards]: { '&:not(:has(.cell__check))': { srOnly: true }, display: 'block', background: 'transparent' },
    },
    sort: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '6',
      color: 'inherit',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
      // A touch target that does not make the row taller.
      _touch: { minHeight: 'target', marginBlock: '-2.5' },
      // Positioned outside, so that the hidden arrow does not widen the column.
      '& > svg': { position: 'absolute', insetInlineStart: 'calc(100% + 0.125rem)', visibility: 'hidden' },
      '&:is(:hover, :focus-visible) > svg, [aria-sort]:not([aria-sort=none]) > & > svg': { visibility: 'visible' },
      '.cell__th--numeric_true > & > svg': { insetInlineStart: 'auto', insetInlineEnd: 'calc(100% + 0.125rem)' },
      '[aria-sort=ascending] > & > svg': { transform: 'rotate(180deg)' },
      // Cards show no headings, and the link's focus would be invisible.
      [asCards]: { display: 'none' },
    },
    sortWords: { [asLines]: { display: 'none' } },
    td: {
      // A link without other content has full touch height; as an inline box it does not shift the line.
      _touch: { '& > a:only-child': { paddingBlock: '2.5' } },
      '[data-density=compact] &': { textStyle: 'small' },
      [asLines]: {
        paddingInline: '4',
        paddingBlock: '3',
        // Set once on the table instead of on each of a thousand cells.
        '[data-density=compact] &': { paddingBlock: '1.5' },
        'tr:not(:last-child) > &': { borderBottom: hairline },
        [crowded]: {
          paddingInline: '2.5',
          [narrow]: { paddingInline: '2', fontSize: '0.875rem', lineHeight: '1.43' },
          _first: { paddingInlineStart: '4' },
          _last: { paddingInlineEnd: '3' },
        },
        '[data-columns=many] .cell__td--numeric_true + &:not(.cell__td--numeric_true, .cell__td--kind_actions)': afterNumbers,
        '& > :is(span, div) > .status, & > .status': { whiteSpace: 'nowrap', verticalAlign: 'middle' },
        // A value with its state.
        '& > span:has(> .status)': { whiteSpace: 'nowrap', [tight]: { whiteSpace: 'normal' } },
        // Keeps focused controls clear of the sticky headings when moving upwards.
        '& :is(a, button, input)': { scrollMarginTop: '12' },
        // Identifiers with hyphens must not break.
        '& > code, & > span > code, & time': { whiteSpace: 'nowrap' },
        'tr:has(.cell__check :checked) > &:first-child': { _contrast: { boxShadow: 'inset 4px 0 0 token(colors.text)' } },
      },
      [asCards]: {
        display: 'flex',
        flexWrap: 'wrap',
        // A value that wraps to its own line is aligned at the end like the others.
        justifyContent: 'end',
        alignItems: 'baseline',
        columnGap: '4',
        textAlign: 'end',
        '& code': { overflowWrap: 'anywhere' },
        // The touch target reaches into the gaps, so that names still align with the card's padding.
        _touch: { '& > a:only-child:not(.button)': { marginBlock: '-2.5' } },
        '&[data-label]::before': {
          content: 'attr(data-label)',
          maxWidth: 'full',
          marginInlineEnd: 'auto',
          // The column name may wrap, also in a number's cell, whose text stays on one line.
          whiteSpace: 'normal',
          textStyle: 'small',
          color: 'muted',
          textAlign: 'start',
        },
        '&:has(> .status)': { alignItems: 'center' },
        '& > span > .status': { verticalAlign: 'middle' },
        '&:is(:empty, :has(> [data-empty], > .cell__quiet))': { display: 'none' },
        // The other cells come after the facts.
        'tr:has(> .cell__td--kind_fact) > &:not(.cell__td--kind_title, .cell__td--kind_amount, .cell__td--kind_fact)': {
          order: '2',
        },
        // The lines below the name.
        [`${ofFewLines}:not(.cell__td--kind_title, .cell__td--kind_amount)`]: {
          columnGap: '1.5',
          textStyle: 'small',
          // A status needs no column name; the content before it pushes it to the end of its line.
          '&:has(> :is(.status, .cell__sign))': { '&[data-label]::before': { srOnly: true } },
          '&:has(> .status + *)': { justifyContent: 'start', textAlign: 'start' },
          '&:not(:has(> .status), .cell__td--kind_fact, .cell__td--kind_actions)': {
            flexGrow: '1',
            justifyContent: 'start',
            textAlign: 'start',
            '&[data-label]::before': { marginInlineEnd: '0' },
          },
        },
      },
    },
    check: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      verticalAlign: 'middle',
      padding: '2.5',
      margin: '-2.5',
      cursor: 'pointer',
      '&:has(:disabled)': { cursor: 'not-allowed' },
      // Without scripts, the check box of the head would not tick the other boxes.
      'thead &': {
        '@media (scripting: none)': { display: 'none' },
        // Enlarged words fill the line.
        [asCards]: { marginInlineEnd: '0', paddingInlineEnd: '0' },
      },
    },
    checkWords: { textStyle: 'strong', color: 'text', 'tbody &': { srOnly: true }, [asLines]: { srOnly: true } },
    link: {
      color: 'text',
      ...openingLink,
      overflowWrap: 'anywhere',
      _hover: { textDecorationColor: 'currentColor' },
      _contrast: { textDecorationColor: 'currentColor' },
    },
    // A value that repeats the row above: cards leave it out.
    again: { [asCards]: { display: 'none' } },
    // On a card, an icon that says what the value beside it is, in place of the column's name.
    sign: { flexShrink: '0', alignSelf: 'center', color: 'muted', [asLines]: { display: 'none' } },
    // Facts of a cell: one a line in a table, in one line on a card.
    stack: { [asLines]: { '& .facts__one': { display: 'block', _after: { display: 'none' } } } },
    // Wraps, so that an amount may be below its words.
    quiet: { color: 'muted', fontWeight: 'normal', whiteSpace: 'normal' },
  },
  variants: {
    numeric: {
      true: { th: { textAlign: 'end' }, td: { textAlign: 'end', whiteSpace: 'nowrap', [enlarged]: { whiteSpace: 'normal' } } },
    },
    leftOut: {
      cards: { th: { [asCards]: { display: 'none' } }, td: { [asCards]: { display: 'none' } } },
      narrow: { th: { [tight]: { display: 'none' } }, td: { [tight]: { display: 'none' } } },
      tight: { th: { [tightLines]: { display: 'none' } }, td: { [tightLines]: { display: 'none' } } },
      crowded: { th: { [crowdedLines]: { display: 'none' } }, td: { [crowdedLines]: { display: 'none' } } },
      // Hidden on screen only: printed rows have no details page.
      small: { th: { [snug]: unseenOnScreen }, td: { [snug]: unseenOnScreen } },
      snug: { th: { [snugLines]: unseenOnScreen }, td: { [snugLines]: unseenOnScreen } },
      lines: { th: { [asLines]: { display: 'none' } }, td: { [asLines]: { display: 'none' } } },
    },
    // On cards the column's name is above the value.
    named: {
      true: { td: { [asCards]: { flexDirection: 'column', alignItems: 'end', '&[data-label]::before': { marginInlineEnd: '0' } } } },
    },
    wraps: { true: { td: { [asLines]: { minWidth: 'calc(6.5em + 1rem)' } } } },
    kind: {
      select: {
        th: {
          [asLines]: { width: checkColumn, minWidth: checkColumn, [scrolling]: { insetInlineStart: '0', zIndex: aboveOtherHeadings } },
          [asCards]: { paddingInlineStart: '4', paddingBlockEnd: '4' },
          [enlarged]: { paddingInlineStart: '2' },
        },
        td: {
          [asLines]: {
            width: checkColumn,
            minWidth: checkColumn,
            [scrolling]: { position: 'sticky', insetInlineStart: '0', background: 'inherit' },
          },
          [asCards]: { position: 'absolute', top: '3', insetInlineStart: '4' },
          [enlarged]: { insetInlineStart: '2' },
        },
      },
      title: {
        th: {
          [asLines]: {
            [scrolling]: { insetInlineStart: '0', zIndex: aboveOtherHeadings, _after: edge },
            '.cell__th--kind_select + &': { paddingInlineStart: '1', [scrolling]: { insetInlineStart: checkColumn } },
          },
        },
        td: {
          fontWeight: 'medium',
          [asLines]: {
            minWidth: '11rem',
            [crowded]: { [narrow]: { minWidth: '8.5rem' } },
            // Keeps a status on a line of its own apart from the name.
            '& > .status': { marginBlockStart: '1' },
            [scrolling]: { position: 'sticky', insetInlineStart: '0', background: 'inherit', _after: edge },
            '.cell__td--kind_select + &': { paddingInlineStart: '1', [scrolling]: { insetInlineStart: checkColumn } },
          },
          [asCards]: {
            order: '-1',
            justifyContent: 'start',
            textAlign: 'start',
            '.cell__td--kind_select + &': { paddingInlineStart: '9' },
            'tr:has(> .cell__td--kind_actions):not(:has(> :is(.cell__td--kind_amount, .cell__td--kind_fact))) > &': {
              paddingInlineEnd: '10',
            },
            'tr:has(> .cell__td--kind_actions > .icon-button:only-of-type):not(:has(> .cell__td--kind_amount)) > &': {
              paddingInlineEnd: '10',
            },
            // A name that has no room beside its amount stands above it.
            [ofFewLines]: { flex: '1 1 max(100% - 9.5rem, 9rem)', alignSelf: 'baseline' },
            'tr:not(:has(> .cell__td--kind_amount)) > &': { flexBasis: 'full' },
            // Bars of several cards compare: each has the whole width.
            'tr > &:has(> .bar-list__bar)': { flexBasis: 'full' },
          },
        },
      },
      amount: {
        td: {
          fontWeight: 'semibold',
          [asCards]: {
            order: '-1',
            alignSelf: 'baseline',
            minWidth: '7.5rem',
            justifyContent: 'end',
            fontSize: '1.25rem',
            fontWeight: 'bold',
            marginInlineStart: 'auto',
            '[data-continues] > &': { fontSize: '1rem' },
            // The amount needs no name beside the row's.
            '&[data-label]:not(.cell__td--named_true)::before': { srOnly: true },
            // Below the bar that shows it.
            '.cell__td--kind_title:has(> .bar-list__bar) ~ &': { minWidth: '0', marginInlineStart: '0' },
          },
          // Below the name, in a line of its own.
          [slim]: { flexBasis: 'full', justifyContent: 'start' },
          [enlarged]: { minWidth: '0', marginInlineStart: '0', fontSize: '1rem' },
        },
      },
      fact: {
        td: {
          [asCards]: {
            flexWrap: 'nowrap',
            justifyContent: 'start',
            textAlign: 'start',
            '&[data-label]::before': { srOnly: true },
            '.cell__td--kind_fact ~ &': {
              position: 'relative',
              _after: { ...mark, width: '3', color: 'muted', [enlarged]: { width: '2' } },
            },
          },
        },
      },
      actions: {
        th: { [asLines]: { width: '1%' } },
        td: {
          whiteSpace: 'nowrap',
          '& > form': { display: 'inline-block', verticalAlign: 'middle' },
          [asLines]: {
            width: '1%',
            paddingBlock: '0',
            paddingInlineStart: '0',
            paddingInlineEnd: '4',
            // The icon of the button aligns with the cell's end rather than the button's frame.
            '&:has(> .icon-button:last-child)': { paddingInlineEnd: '2' },
            textAlign: 'end',
            // Balanced lines would undo the cell's `nowrap`.
            '& > .button': { textWrap: 'nowrap' },
            [crowded]: { '&:has(> .button)': { paddingInlineStart: '2', [tight]: { paddingInlineStart: '0' } } },
          },
          // Aligns a button's padding with the numbers; a link has none.
          [asCards]: {
            position: 'absolute',
            top: '2',
            insetInlineEnd: '2',
            '&:has(> .text-link)': { insetInlineEnd: '4' },
            [ofFewLines]: { position: 'static', order: '3', marginInlineStart: 'auto' },
            // One icon stands beside the name.
            [besideName]: { position: 'absolute' },
          },
        },
      },
    },
  },
})
