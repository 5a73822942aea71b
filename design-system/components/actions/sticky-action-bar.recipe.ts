import { defineSlotRecipe } from '@pandacss/dev'

export const stickyActionBarRecipe = defineSlotRecipe({
  className: 'sticky-action-bar',
  slots: ['root', 'head', 'about', 'status', 'label', 'amount', 'second', 'beside', 'action'],
  base: {
    root: {
      position: 'sticky',
      anchorName: '--action-bar',
      // Stops sticking where it would take a third of the height: one of its rows has about 6.5rem.
      bottom: 'min(0px, (100vh / 3 - 6.5rem) * 1000)',
      '@container frame (max-width: 17rem)': { position: 'static' },
      zIndex: 'actionBar',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      marginTop: 'auto',
      marginInline: 'calc(-1 * var(--page-gutter, 0px))',
      marginBottom: 'calc(-1 * var(--page-end, 0px))',
      paddingInline: 'max(var(--page-gutter, 1rem), env(safe-area-inset-left))',
      paddingTop: '4',
      paddingBottom: 'max(1rem, env(safe-area-inset-bottom))',
      background: 'surface',
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderTopColor: 'hairline',
      mdDown: {
        '&:has(.sticky-action-bar__second:not(:empty))': {
          bottom: 'min(0px, (100vh / 3 - 8.75rem) * 1000)',
          gap: '2',
          paddingTop: '2',
          paddingBottom: 'max(0.75rem, env(safe-area-inset-bottom))',
        },
      },
      _print: { display: 'none' },
      // The bar stays at the bottom of a short page inside a form too.
      'form:has(> &)': { flexGrow: '1', display: 'flex', flexDirection: 'column', gap: '6' },
    },
    head: {
      flex: { base: '1 1 100%', md: '1 1 16rem' },
      maxWidth: { md: '24rem' },
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      rowGap: '1',
      textStyle: 'small',
      minWidth: '0',
      '& > .progress': { height: '1.5', flexBasis: 'full' },
      // A button's touch target reaches into the bar's gaps.
      '& > form': { marginBlock: '-2' },
      mdDown: { marginBottom: '-2' },
    },
    about: {
      flex: { base: '1 1 auto', md: '999 1 auto' },
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      minWidth: 'min(7rem, 100%)',
      mdDown: {
        '&:has(> .sticky-action-bar__second:not(:empty))': {
          flexBasis: 'full',
          justifyContent: 'space-between',
          columnGap: '2',
          // Label and amount share one line where there is room.
          '& > .sticky-action-bar__status': {
            flexGrow: '0',
            '& > .sticky-action-bar__label': {
              display: 'inline',
              _after: { content: '" ·"', '@container frame (max-width: 17rem)': { display: 'none' } },
            },
            '& > .sticky-action-bar__amount': { display: 'inline' },
          },
        },
      },
    },
    status: { flex: '1 1 auto', minWidth: '0' },
    label: {
      display: 'block',
      width: '0',
      minWidth: 'full',
      textStyle: 'small',
      color: 'muted',
    },
    amount: { display: 'block', textStyle: 'amountMedium' },
    second: {
      flex: '0 1 auto',
      minWidth: '0',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      _empty: { display: 'none' },
      // The links' touch targets reach into the bar's gaps.
      mdDown: { '& > *': { marginBlock: '-2' } },
      // On a tablet the links are stacked beside the buttons, which keeps the bar in one row.
      md: { '@container frame (max-width: 56rem)': { flexDirection: 'column', '& > *': { marginBlock: '-2' } } },
      '@container frame (max-width: 17rem)': { '&& > *': { marginBlock: '0' } },
    },
    beside: { flex: '1 1 auto', md: { flexGrow: '0' }, display: 'grid' },
    // The action is as wide as its words where there is room; on a line of its own it is as wide as the bar.
    action: {
      flex: { base: '1 1 9.75rem', md: '1 1 max-content' },
      minWidth: { base: '0', md: 'min(10.75rem, 100%)' },
      md: { '.sticky-action-bar__head + &': { flexGrow: '0' } },
      display: 'grid',
      // The reason why an action is refused stands below all buttons, which stay in one line.
      '&:has(.refused-act__root)': {
        display: 'contents',
        '& :is(form, .refused-act__root)': { display: 'contents' },
        '& .refused-act__root > .button': { flex: { base: '1 1 9.75rem', md: '0 0 auto' }, width: 'auto' },
        '& .refused-act__reason': { flexBasis: 'full', textAlign: { md: 'end' } },
      },
    },
  },
})
