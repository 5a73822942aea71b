import { defineSlotRecipe } from '@pandacss/dev'

export const messageListRecipe = defineSlotRecipe({
  className: 'message-list',
  slots: ['root', 'message', 'head', 'author', 'text', 'meta'],
  base: {
    root: { display: 'grid', gap: '4', listStyle: 'none', margin: '0', padding: '0' },
    message: {
      display: 'grid',
      gap: '1',
      width: 'fit-content',
      minWidth: 'min(16rem, 100%)',
      maxWidth: 'min(36rem, 92%)',
      padding: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'control',
      background: 'sunken',
      overflowWrap: 'anywhere',
      _contrast: { borderColor: 'structure' },
      // The side is not shown by colour alone: position and name say who wrote.
      '&[data-side=own]': { marginInlineStart: 'auto', background: 'surface', borderColor: 'border' },
    },
    head: { display: 'flex', flexWrap: 'wrap', columnGap: '3', textStyle: 'small', color: 'muted' },
    author: { textStyle: 'smallStrong', color: 'text' },
    text: { whiteSpace: 'pre-line' },
    meta: { textStyle: 'small', color: 'muted' },
  },
})
