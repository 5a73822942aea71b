import { defineSlotRecipe } from '@pandacss/dev'

/** Boxes that were ticked before scripts ran. */
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
    // Together they share the first line; the actions take the next where one is not enough.
    count: { flex: '1 0 auto', textStyle: 'strong', md: { flexGrow: '0' } },
    clear: { [hiddenWith]: { display: 'none' }, md: { flexGrow: '1' } },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2', [hiddenWith]: { display: 'none' } },
  },
})
