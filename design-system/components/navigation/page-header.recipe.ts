import { defineSlotRecipe } from '@pandacss/dev'

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
    },
    back: { flexBasis: 'full', marginTop: '-4', marginBottom: '-3', _print: { display: 'none' } },
    words: {
      flex: '1 1 16rem',
      minWidth: '0',
      // Folded actions stand beside a title, unless its text is enlarged.
      mdDown: { '&:has(~ .page-header__actions > .button--folds_true)': { flexBasis: '9rem' } },
    },
    title: { textStyle: 'pageTitle', overflowWrap: 'anywhere', textWrap: 'balance' },
    figure: { marginTop: '2' },
    subtitle: { marginTop: '1', color: 'muted', overflowWrap: 'anywhere', textWrap: 'pretty' },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', _print: { display: 'none' } },
    filters: { flexBasis: 'full', minWidth: '0', marginTop: '2', _print: { display: 'none' } },
  },
})
