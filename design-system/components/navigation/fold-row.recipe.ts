import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

export const foldRowRecipe = defineSlotRecipe({
  className: 'fold-row',
  slots: ['summary', 'title', 'note', 'value', 'content', 'wait'],
  base: {
    summary: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '3.25rem',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '2',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { background: 'sunken' },
      _focusVisible: { outlineOffset: '-3px' },
      _contrast: { _hover: { textDecoration: 'underline' } },
      [enlarged]: { paddingInline: '2' },
      '& > svg': { flexShrink: '0', color: 'muted', transition: 'transform token(durations.normal)' },
      'details[open] > & > svg': { transform: 'rotate(180deg)' },
    },
    title: { flexGrow: '1' },
    note: { textStyle: 'small', color: 'muted' },
    value: { minWidth: '10', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
    content: { borderTop: '1px solid token(colors.hairline)', background: 'sunken' },
    // What stands there until the content is read.
    wait: { padding: '4' },
  },
})
