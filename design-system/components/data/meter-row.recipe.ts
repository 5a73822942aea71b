import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

export const meterRowRecipe = defineSlotRecipe({
  className: 'meter-row',
  slots: ['root', 'title', 'value', 'meter', 'bar', 'note'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '4',
      rowGap: '1',
      alignItems: 'baseline',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '2.5',
      [enlarged]: { paddingInline: '2' },
    },
    title: { overflowWrap: 'anywhere' },
    value: { fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    meter: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      textStyle: 'small',
      color: 'muted',
    },
    bar: {
      flex: '1 1 8rem',
      display: 'block',
      height: '1.5',
      borderRadius: 'full',
      overflow: 'hidden',
      background: 'sunken',
      color: 'brand.mark',
      '& > rect': { fill: 'currentColor', _highContrast: { fill: 'CanvasText' } },
      '& > rect + rect': { opacity: '0.45' },
      _contrast: { height: '2.5', border: '1px solid token(colors.structure)' },
      _print: { printColorAdjust: 'exact' },
    },
    note: { minWidth: '0', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    tone: {
      danger: { bar: { color: 'danger.solid' }, note: { color: 'danger.text', fontWeight: 'semibold' } },
    },
  },
})
