import { defineSlotRecipe } from '@pandacss/dev'

/** For users who prefer reduced motion, the last frame of both animations is the still picture. */
export const paymentOutcomeRecipe = defineSlotRecipe({
  className: 'payment-outcome',
  slots: ['root', 'head', 'mark', 'stroke', 'words', 'title', 'next', 'actions'],
  base: {
    root: {
      width: 'full',
      // Starts where the page's title does.
      maxWidth: '36rem',
      background: 'surface',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'card',
      animation: 'slideUp 300ms ease-out',
    },
    head: {
      display: 'grid',
      justifyItems: 'center',
      gap: '2',
      paddingInline: { base: '4', sm: '6' },
      paddingTop: '8',
      paddingBottom: '6',
      textAlign: 'center',
      '& > *': { minWidth: '0', maxWidth: 'full' },
    },
    mark: { boxSize: '16', stroke: 'currentColor', strokeWidth: '2' },
    stroke: {
      fill: 'none',
      strokeWidth: '4',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      strokeDasharray: '1',
      animation: 'draw 300ms ease-out',
    },
    // Focused only to be announced; there is nothing to press, so no ring.
    words: { display: 'grid', justifyItems: 'center', gap: '2', outlineStyle: 'none' },
    title: { textStyle: 'section', overflowWrap: 'anywhere', textWrap: 'balance' },
    next: {
      marginInline: { base: '4', sm: '6' },
      paddingBlock: '4',
      borderBlockWidth: '1px',
      borderBlockStyle: 'dashed',
      borderBlockColor: 'border',
    },
    actions: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '6',
      '& > .text-link': { justifySelf: 'center' },
    },
  },
  variants: {
    tone: {
      ok: { mark: { color: 'ok.text', fill: 'ok.tint' } },
      warning: { mark: { color: 'warning.text', fill: 'warning.tint' } },
      danger: { mark: { color: 'danger.text', fill: 'danger.tint' } },
      neutral: { mark: { color: 'muted', fill: 'sunken' } },
    },
  },
})
