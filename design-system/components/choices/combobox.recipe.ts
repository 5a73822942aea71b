import { defineSlotRecipe } from '@pandacss/dev'

export const comboboxRecipe = defineSlotRecipe({
  className: 'combobox',
  slots: ['root', 'input', 'clear'],
  base: {
    root: {
      position: 'relative',
      // The arrow overlays the input, which receives its clicks.
      '& .combobox__input + svg': { flexShrink: '0', marginInlineStart: '-9', marginInlineEnd: '4', color: 'muted', pointerEvents: 'none' },
      '& .field__box:has(.combobox__clear) .combobox__input:not(:placeholder-shown) + svg': { display: 'none' },
      '& .field__box:has(.combobox__input:placeholder-shown) .combobox__clear': { display: 'none' },
    },
    input: { textOverflow: 'ellipsis', '&:has(+ svg)': { paddingInlineEnd: '10' } },
    clear: {},
  },
})
