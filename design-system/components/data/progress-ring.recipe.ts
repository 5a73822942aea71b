import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

export const progressRingRecipe = defineSlotRecipe({
  className: 'progress-ring',
  slots: ['root', 'ring', 'drawing', 'track', 'done', 'words', 'value', 'facts', 'fact', 'term', 'figure'],
  base: {
    // The ring with the figures beside it.
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 22rem)',
      alignItems: 'center',
      columnGap: '6',
      rowGap: '4',
      [enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    ring: { display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } },
    drawing: { display: 'block', boxSize: '7.75rem', transform: 'rotate(-90deg)' },
    track: { fill: 'none', stroke: 'sunken', strokeWidth: '12', _contrast: { stroke: 'structure', strokeWidth: '2' } },
    done: { fill: 'none', stroke: 'brand.mark', strokeWidth: '12', strokeLinecap: 'round', _highContrast: { stroke: 'CanvasText' } },
    words: { display: 'grid', justifyItems: 'center', textStyle: 'small', color: 'muted' },
    value: { fontSize: '2rem', lineHeight: '1.1', fontWeight: 'bold', letterSpacing: '-0.02em', color: 'text' },
    facts: { margin: '0', '& > * + *': { borderTop: '1px solid token(colors.hairline)' } },
    fact: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      minHeight: 'target',
    },
    term: { display: 'flex', alignItems: 'center', color: 'muted', '& > button': { color: 'muted' } },
    figure: { margin: '0', fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  },
})
