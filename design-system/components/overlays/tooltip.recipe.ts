import { defineSlotRecipe } from '@pandacss/dev'

export const tooltipRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: ['anchor', 'tip'],
  base: {
    anchor: { display: 'inline-flex' },
    tip: {
      position: 'fixed',
      inset: 'auto',
      margin: '0',
      width: 'max-content',
      maxWidth: 'min(18rem, calc(100vw - 1rem))',
      paddingInline: '3',
      paddingBlock: '2',
      border: '1px solid transparent',
      borderRadius: 'control',
      background: 'inverse',
      color: 'onInverse',
      textStyle: 'small',
      overflowWrap: 'anywhere',
      '@supports (position-area: block-end)': { positionArea: 'block-end', positionTryFallbacks: 'flip-block', marginBlock: '2' },
      _contrast: { background: 'surface', color: 'text', borderWidth: '2px', borderColor: 'text' },
      _print: { display: 'none !important' },
    },
  },
})
