import { defineSlotRecipe } from '@pandacss/dev'
import { enlargedPage } from '../table/row-shapes.ts'

export const pageHeaderRecipe = defineSlotRecipe({
  className: 'page-header',
  slots: ['root', 'back', 'words', 'title', 'figure', 'subtitle', 'actions', 'filters'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '4',
      // A menu of links stands beside the title if the title's longest word leaves room.
      [enlargedPage]: {
        '&:has(> .page-header__actions > .page-links__trigger)': {
          columnGap: '1',
          '& > .page-header__words': { flexBasis: 'min-content', minWidth: '0', '& > .page-header__title': { overflowWrap: 'break-word' } },
          '& > .page-header__actions > .page-links__trigger': { width: '[44px]' },
        },
      },
      mdDown: {
        // A menu without other actions stands beside the title even if the title has two lines.
        '&:has(> .page-header__actions > .page-links__trigger:nth-last-child(2)) > .page-header__words': {
          flexBasis: 'min-content',
          minWidth: '0',
          '& > .page-header__title': { overflowWrap: 'break-word' },
        },
        '&:has(> .page-header__actions .button--folds_true)': {
          columnGap: '2',
          rowGap: '3',
          '& > .page-header__filters': { marginTop: '0' },
        },
      },
    },
    back: { flexBasis: 'full', marginTop: '-4', marginBottom: '-3', _print: { display: 'none' } },
    words: {
      flex: '1 1 auto',
      // Actions wrap below the title rather than squeezing it onto several lines.
      minWidth: 'min(16rem, 100%)',
      // A status stands beside the title.
      '&:has(> .status)': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '3',
        rowGap: '2',
        '& > :not(.page-header__title, .status)': { flexBasis: 'full' },
        '& > .page-header__subtitle': { marginTop: '0' },
      },
      // Folded actions stand beside the title, unless text is enlarged; the subtitle below has the full width.
      mdDown: {
        '&:has(~ .page-header__actions .button--folds_true)': {
          display: 'contents',
          '& > .page-header__title': { flex: '1 1 9rem', minWidth: '0' },
          '& > .page-header__subtitle': { order: '1', flexBasis: 'full', marginTop: '-2' },
        },
      },
    },
    title: { textStyle: 'pageTitle', overflowWrap: 'anywhere', textWrap: 'balance' },
    figure: {
      marginTop: '4',
      '& > p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2', marginTop: '2' },
    },
    // Wraps at the width of the title instead of widening it.
    subtitle: { contain: 'inline-size', marginTop: '1', color: 'muted', overflowWrap: 'anywhere', textWrap: 'pretty' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: { base: '2', md: '3' },
      _print: { display: 'none' },
      // A long word of enlarged text is as wide as the page.
      [enlargedPage]: { '& > .button': { paddingInline: 'token(spacing.3) !important', maxWidth: 'full' } },
      // On a phone the primary one comes first, and a menu last.
      smDown: {
        '& > .button--variant_primary': { order: '-1' },
        '& > .page-links__trigger': { order: '1' },
        '&:has(> .page-links__trigger ~ .button)': {
          flexBasis: 'full',
          '& > .button': { flex: '1 1 auto', paddingInline: 'token(spacing.4) !important' },
        },
      },
      lgDown: { '&:has(> .status:first-child)': { flexBasis: 'full' } },
    },
    filters: { flexBasis: 'full', minWidth: '0', marginTop: '2', _print: { display: 'none' } },
  },
})
