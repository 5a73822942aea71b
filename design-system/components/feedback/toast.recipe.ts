import { defineSlotRecipe } from '@pandacss/dev'

export const toastRecipe = defineSlotRecipe({
  className: 'toast',
  slots: ['region', 'root'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'toast',
      bottom: 'max(1rem, env(safe-area-inset-bottom))',
      insetInlineEnd: '4',
      display: 'grid',
      gap: '3',
      width: 'menu.lg',
      maxWidth: 'calc(100vw - 2rem)',
      pointerEvents: 'none',
      _print: { display: 'none' },
    },
    root: {
      pointerEvents: 'auto',
      borderRadius: 'card',
      background: 'surface',
      boxShadow: '0 8px 24px rgb(0 0 0 / 0.16)',
      animation: 'rise token(durations.normal) token(easings.out)',
      _motionReduce: { animation: 'none' },
    },
  },
})
