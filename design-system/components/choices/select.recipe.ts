import { defineSlotRecipe } from '@pandacss/dev'

export const selectRecipe = defineSlotRecipe({
  className: 'select',
  slots: ['root', 'trigger', 'value', 'native'],
  base: {
    root: {
      // Keeps the visually hidden native select from widening the page.
      position: 'relative',
      '& .field__box:has(> .select__trigger:is(:focus-visible, [aria-expanded=true]))': {
        borderColor: 'brand.mark',
        outlineWidth: '1px',
        outlineStyle: 'solid',
        outlineColor: 'brand.mark',
        _contrast: { outlineWidth: '3px' },
      },
    },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      textAlign: 'start',
      cursor: 'pointer',
      '& > svg': { flexShrink: '0', marginInlineStart: 'auto', marginInlineEnd: '0.5', color: 'muted' },
      '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
    },
    value: { flex: '1', minWidth: '0', overflowWrap: 'anywhere', '&[data-placeholder]': { color: 'muted' } },
    native: { srOnly: true },
  },
})
