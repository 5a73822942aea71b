import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

export const promptRecipe = defineSlotRecipe({
  className: 'prompt',
  slots: ['root', 'title', 'content'],
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
    title: { textStyle: 'section' },
    content: { marginTop: '3', '& > * + *': { marginTop: '3' }, _empty: { display: 'none' } },
  },
})
