import { defineSlotRecipe } from '@pandacss/dev'

export const searchFieldRecipe = defineSlotRecipe({
  className: 'search-field',
  slots: ['shortcut', 'clear'],
  base: {
    shortcut: {
      marginInlineEnd: '2.5',
      paddingInline: '1.5',
      paddingBlock: '0.5',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'badge',
      fontFamily: 'code',
      fontSize: '0.75rem',
      lineHeight: '1',
      color: 'muted',
      whiteSpace: 'nowrap',
      _touch: { display: 'none' },
      '.field__box:has(.search-field__clear):not(:has(:placeholder-shown)) &': { display: 'none' },
    },
    // Tests the placeholder, so that the button also appears for text in the server's HTML.
    clear: { display: 'grid', '.field__box:has(:placeholder-shown) &': { display: 'none' } },
  },
})
