import { defineSlotRecipe } from '@pandacss/dev'

export const stickyActionBarRecipe = defineSlotRecipe({
  className: 'sticky-action-bar',
  slots: ['root', 'label', 'amount', 'second', 'action'],
  base: {
    root: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'actionBar',
      display: 'flex',
      // Large text puts the action under the amount.
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      marginTop: 'auto',
      marginInline: 'calc(-1 * var(--page-gutter, 0px))',
      // The bar closes the page: no gap under it.
      marginBottom: 'calc(-1 * var(--page-end, 0px))',
      paddingInline: 'max(var(--page-gutter, 1rem), env(safe-area-inset-left))',
      paddingTop: '4',
      paddingBottom: 'max(1rem, env(safe-area-inset-bottom))',
      background: 'surface',
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderTopColor: 'hairline',
      _print: { display: 'none' },
      // At the page's end a floating button has a place of its own above the bar.
      '.app-frame__root:has(~ .floating-button__root[data-corner^=bottom]) *:has(+ &)': { marginBottom: '20' },
      // In a form of its own too it stays at the foot of a short page.
      'form:has(> &)': { flexGrow: '1', display: 'flex', flexDirection: 'column', gap: '6' },
      // Beside the action as long as the amount fits on one line; the action alone on its line fills it.
      '& > [role=status]': { flex: '999 1 auto', minWidth: 'min(7rem, 100%)' },
    },
    label: { display: 'block', width: '0', minWidth: 'full', textStyle: 'small', color: 'muted' },
    amount: { display: 'block', textStyle: 'amountMedium', overflowWrap: 'anywhere' },
    second: { flex: '0 1 auto', minWidth: '0', display: 'grid' },
    action: { flex: '1 1 10.75rem', minWidth: '0', display: 'grid' },
  },
})
