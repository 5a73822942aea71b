import { defineSlotRecipe } from '@pandacss/dev'
import { fieldGround } from './brand-field.ts'

/** For users who prefer reduced motion, the last frame of the animations is the still picture. */
export const paidMomentRecipe = defineSlotRecipe({
  className: 'paid-moment',
  slots: ['root', 'field', 'mark', 'stroke', 'words', 'title', 'rest'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: '4', sm: '6' },
      width: 'full',
      maxWidth: '36rem',
      smDown: { maxWidth: 'full', marginTop: '-6' },
    },
    field: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: '2',
      minHeight: { base: 'min(26rem, 55vh)', sm: '22rem' },
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '10',
      textAlign: 'center',
      borderRadius: 'card',
      background: fieldGround,
      color: 'bar.text',
      smDown: { marginInline: 'calc(-1 * var(--page-gutter, 0px))', borderRadius: '0' },
      '& > *': { minWidth: '0', maxWidth: 'full' },
      _contrast: { background: 'bar.shade' },
      _print: { background: 'none', color: 'text', minHeight: '0' },
    },
    mark: {
      boxSize: '[112px]',
      marginBottom: '4',
      fill: 'bar.text',
      stroke: 'bar.shade',
      animation: 'slideUp 300ms ease-out',
    },
    stroke: {
      fill: 'none',
      strokeWidth: '4',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      strokeDasharray: '1',
      animation: 'draw 500ms ease-out',
    },
    // Focused only to be announced; there is nothing to press, so no ring.
    words: { outlineStyle: 'none' },
    title: { textStyle: 'pageTitle', overflowWrap: 'anywhere', textWrap: 'balance' },
    rest: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
  },
})
