import { defineSlotRecipe } from '@pandacss/dev'

export const plainListRecipe = defineSlotRecipe({
  className: 'plain-list',
  slots: ['root', 'row', 'text', 'aside'],
  base: {
    root: { listStyle: 'none', margin: '0', padding: '0', 'form + &, form + [role=status] + &': { marginTop: '3' } },
    row: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      '&[data-kept]': { flexWrap: 'nowrap' },
      columnGap: '4',
      rowGap: '1',
      minHeight: '14',
      paddingBlock: '2',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderColor: 'hairline',
      _last: { borderBottomStyle: 'none' },
    },
    text: { minWidth: '0', overflowWrap: 'anywhere', fontWeight: 'normal' },
    aside: { flexShrink: '0', maxWidth: 'full' },
  },
})
