import { defineSlotRecipe } from '@pandacss/dev'

export const amountBreakdownRecipe = defineSlotRecipe({
  className: 'amount-breakdown',
  slots: ['root', 'line', 'label', 'note', 'value', 'total', 'totalLabel', 'totalValue'],
  base: {
    root: { margin: '0' },
    line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '4' },
    label: { flex: '1 1 6rem', minWidth: '0', overflowWrap: 'anywhere', textWrap: 'pretty' },
    note: { display: 'block', textStyle: 'small', color: 'muted' },
    value: {
      margin: '0',
      marginInlineStart: 'auto',
      flexShrink: '0',
      maxWidth: 'full',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
    total: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      borderTopWidth: '2px',
      borderTopStyle: 'solid',
      borderTopColor: 'text',
      paddingTop: '5',
      _contrast: { borderTopWidth: '4px' },
    },
    totalLabel: { fontSize: '1.125rem', fontWeight: 'semibold' },
    totalValue: { margin: '0', marginInlineStart: 'auto', textStyle: 'amountLarge' },
  },
  variants: {
    size: {
      full: {
        line: {
          paddingBlock: '3.5',
          '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'hairline' },
        },
        value: { fontWeight: 'semibold' },
      },
      compact: {
        root: { display: 'grid', rowGap: '1', textStyle: 'small', '&:has(.amount-breakdown__note)': { rowGap: '3' } },
        label: { color: 'muted' },
        value: { fontWeight: 'medium' },
        total: { paddingTop: '3', marginTop: '2' },
        totalLabel: { textStyle: 'strong' },
        totalValue: { textStyle: 'amountMedium' },
      },
    },
    quiet: { true: { label: { color: 'muted' }, value: { color: 'muted' } } },
  },
})
