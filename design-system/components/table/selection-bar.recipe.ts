import { defineSlotRecipe } from '@pandacss/dev'

/** Check boxes ticked before hydration. */
const ticked = '.data-table__root:has(tbody .table-cell__check :checked) >'
const hiddenWith = '.data-table__root:not(:has(tbody .table-cell__check :checked)) > .selection-bar__root:not([data-shown]) > &'

export const selectionBarRecipe = defineSlotRecipe({
  className: 'selection-bar',
  slots: ['root', 'count', 'clear', 'actions'],
  base: {
    root: {
      [`&[data-shown], ${ticked} &`]: {
        position: 'sticky',
        bottom: '4',
        zIndex: 'actionBar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '2',
        rowGap: '2',
        marginTop: '4',
        paddingInline: '4',
        paddingBlock: '3',
        background: 'surface',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'border',
        borderRadius: 'group',
        _contrast: { borderWidth: '2px' },
      },
      _print: { display: 'none' },
    },
    count: { flex: '1 0 auto', textStyle: 'strong', md: { flexGrow: '0' } },
    clear: { [hiddenWith]: { display: 'none' }, md: { flexGrow: '1' } },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2', [hiddenWith]: { display: 'none' } },
  },
})
