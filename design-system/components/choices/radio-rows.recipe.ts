import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged, rowFocus } from '../table/row-shapes.ts'

export const radioRowsRecipe = defineSlotRecipe({
  className: 'radio-rows',
  slots: ['row', 'text', 'end', 'label', 'note', 'refused'],
  base: {
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '18',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '3',
      background: 'surface',
      cursor: 'pointer',
      [enlarged]: { paddingInline: '2' },
      _hovers: { _hover: { background: 'sunken' } },
      _contrast: { _hovers: { _hover: { textDecoration: 'underline' } } },
      '& > input': { outlineStyle: 'none' },
      '&:has(:focus-visible)': rowFocus,
      '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'hairline' },
    },
    text: { flex: '1 1 8rem', minWidth: '0', overflowWrap: 'anywhere' },
    end: { marginInlineStart: 'auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    label: { display: 'block' },
    note: { display: 'block', textStyle: 'small', color: 'muted' },
    refused: {
      listStyle: 'none',
      margin: '0',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '3',
      background: 'surface',
      textStyle: 'small',
      color: 'muted',
      [enlarged]: { paddingInline: '2' },
      '.choice-group__root + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'hairline' },
      '& > li + li': { marginTop: '1' },
    },
  },
})
