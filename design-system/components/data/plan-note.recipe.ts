import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

export const planNoteRecipe = defineSlotRecipe({
  className: 'plan-note',
  slots: ['root', 'title', 'description', 'bar', 'debt', 'added', 'gap', 'parts', 'label', 'amount'],
  base: {
    root: {
      padding: { base: '4', sm: '5' },
      background: 'brand.tint',
      borderRadius: 'card',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'structure',
      overflowWrap: 'anywhere',
      [enlarged]: { padding: '2' },
    },
    title: { textStyle: 'amountLarge', fontWeight: 'medium' },
    description: { textStyle: 'small', color: 'muted' },
    bar: { display: 'block', width: 'full', height: '1.5', marginTop: '4', marginBottom: '2' },
    debt: { fill: 'brand.mark', opacity: '0.55', _contrast: { opacity: '1' }, _highContrast: { fill: 'CanvasText', opacity: '1' } },
    added: { fill: 'brand.mark', _highContrast: { fill: 'Highlight' } },
    gap: { stroke: 'brand.tint', strokeWidth: '4', _highContrast: { stroke: 'Canvas' } },
    parts: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
      '& > :last-child': { textAlign: 'end' },
    },
    label: { display: 'block', textStyle: 'small', color: 'muted' },
    amount: { display: 'block', fontVariantNumeric: 'tabular-nums' },
  },
})
