import { defineSlotRecipe } from '@pandacss/dev'

export const workloadChartRecipe = defineSlotRecipe({
  className: 'workload-chart',
  slots: ['legend', 'legendItem', 'sample', 'done', 'inProgress', 'stripe', 'gap'],
  base: {
    legend: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      rowGap: '2',
      listStyle: 'none',
      margin: '0',
      padding: '0',
      textStyle: 'small',
    },
    legendItem: { display: 'flex', alignItems: 'center', gap: '2' },
    sample: {
      flexShrink: '0',
      width: '8',
      height: '4',
      overflow: 'hidden',
      background: 'sunken',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'badge',
    },
    done: { fill: 'brand.mark', _highContrast: { fill: 'CanvasText' } },
    inProgress: { stroke: 'brand.mark', _highContrast: { stroke: 'CanvasText' } },
    stripe: { stroke: 'brand.mark', strokeWidth: '3', _highContrast: { stroke: 'CanvasText' } },
    gap: { stroke: 'surface', strokeWidth: '2', _highContrast: { stroke: 'Canvas' } },
  },
})
