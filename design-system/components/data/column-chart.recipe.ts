import { defineSlotRecipe } from '@pandacss/dev'

export const columnChartRecipe = defineSlotRecipe({
  className: 'column-chart',
  slots: ['root', 'peak', 'plot', 'column', 'axis'],
  base: {
    root: { display: 'grid', margin: '0', textStyle: 'small', color: 'muted', fontVariantNumeric: 'tabular-nums' },
    peak: { paddingBottom: '1', borderBottomWidth: '1px', borderBottomStyle: 'dashed', borderBottomColor: 'border' },
    plot: {
      display: 'block',
      width: 'full',
      height: '10rem',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'border',
      _contrast: { borderBottomWidth: '2px' },
      _print: { printColorAdjust: 'exact' },
    },
    column: { fill: 'brand.mark', _highContrast: { fill: 'CanvasText' } },
    axis: { display: 'flex', justifyContent: 'space-between', gap: '4', paddingTop: '1' },
  },
})
