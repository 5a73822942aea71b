import { defineSlotRecipe } from '@pandacss/dev'

export const toastRecipe = defineSlotRecipe({
  className: 'toast',
  slots: ['region', 'list', 'root', 'close'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'toast',
      top: 'calc(var(--header-height, {sizes.header}) + 1rem)',
      insetInlineEnd: '4',
      // Above the page's action bar; browsers that cannot anchor to it place the toast on top.
      '@supports (bottom: anchor(--action-bar top, 0px))': {
        top: 'auto',
        positionAnchor: '--action-bar',
        bottom: 'max(1rem, env(safe-area-inset-bottom), anchor(--action-bar top, 0px) + 0.75rem)',
        '&[data-place=start]': { top: 'calc(var(--header-height, {sizes.header}) + 1rem)', bottom: 'auto' },
      },
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      containerType: 'inline-size',
      width: 'menu.lg',
      maxWidth: 'calc(100vw - 2rem)',
      pointerEvents: 'none',
      _print: { display: 'none' },
    },
    list: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      margin: '0',
      padding: '0',
      listStyle: 'none',
      _empty: { display: 'none' },
    },
    root: {
      position: 'relative',
      pointerEvents: 'auto',
      '&:has(> .toast__close) .notice__root': {
        paddingInlineEnd: '14',
        // When the text is enlarged, the words stand below the button.
        '@container (max-width: 12rem)': { paddingInlineEnd: '4', paddingTop: '12' },
      },
      // A toast is too narrow for an action beside a text.
      '&:has(.notice__text) .notice__action': { flexBasis: '100%', paddingInlineStart: '8' },
      borderRadius: 'card',
      background: 'surface',
      boxShadow: 'overlay',
      animation: 'rise token(durations.normal) token(easings.out)',
      _motionReduce: { animation: 'none' },
    },
    close: { position: 'absolute', top: '1.5', insetInlineEnd: '1.5' },
  },
})
