import { defineSlotRecipe } from '@pandacss/dev'

export const noteItemRecipe = defineSlotRecipe({
  className: 'note-item',
  slots: ['root', 'title', 'text', 'when'],
  base: {
    root: {
      display: 'grid',
      gap: '1',
      padding: '3',
      borderRadius: 'control',
      overflowWrap: 'anywhere',
      '&[data-unread]': { background: 'brand.tint', _contrast: { boxShadow: 'inset 4px 0 0 token(colors.text)' } },
    },
    title: { textStyle: 'smallStrong', color: 'text' },
    text: { textStyle: 'small', color: 'text' },
    when: { textStyle: 'small', color: 'muted' },
  },
})
