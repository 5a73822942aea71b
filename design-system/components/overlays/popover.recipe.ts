import { defineSlotRecipe } from '@pandacss/dev'

export const popoverRecipe = defineSlotRecipe({
  className: 'popover',
  slots: ['panel', 'header', 'title', 'body'],
  base: {
    panel: {
      position: 'fixed',
      inset: 'auto',
      margin: '0',
      padding: '0',
      width: 'menu.lg',
      maxWidth: 'calc(100vw - 2rem)',
      maxHeight: 'calc(100dvh - 2rem)',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      background: 'surface',
      color: 'text',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'card',
      boxShadow: 'overlay',
      '@supports (position-area: block-end)': {
        positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
        marginBlock: '2',
      },
      _contrast: { borderWidth: '2px', boxShadow: 'none' },
      _print: { display: 'none !important' },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '2',
      paddingInlineStart: '4',
      paddingInlineEnd: '1',
      paddingTop: '1',
    },
    title: { paddingTop: '2.5', textStyle: 'strong', overflowWrap: 'anywhere' },
    body: { padding: '4', overflowWrap: 'anywhere', '.popover__header + &': { paddingTop: '1' } },
  },
  variants: {
    alignment: {
      start: { panel: { positionArea: 'block-end span-inline-end' } },
      end: { panel: { positionArea: 'block-end span-inline-start' } },
    },
  },
})
