import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

export const composerRecipe = defineSlotRecipe({
  className: 'composer',
  slots: ['root', 'field'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      // As high as the field, also where it shows only its icon.
      '&& > .button': { flexShrink: '0', minHeight: 'control.md', minWidth: 'control.md' },
      '& > .icon-button': { flexShrink: '0', boxSize: 'control.md' },
      [enlarged]: { flexWrap: 'wrap', '& > .composer__field': { order: '-1', flexBasis: 'full' } },
    },
    field: { flex: '1', minWidth: '0' },
  },
})
