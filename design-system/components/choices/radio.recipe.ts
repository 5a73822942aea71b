import { defineSlotRecipe } from '@pandacss/dev'

export const radioRecipe = defineSlotRecipe({
  className: 'radio',
  slots: ['root', 'dot', 'text', 'description'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '3',
      minHeight: 'target',
      paddingBlock: '2.5',
      cursor: 'pointer',
      '&:has(:disabled)': { cursor: 'not-allowed', color: 'muted' },
    },
    dot: {
      appearance: 'none',
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: '6',
      margin: '0',
      borderRadius: 'full',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'border',
      background: 'surface',
      cursor: 'inherit',
      _before: { content: '""', boxSize: '2', borderRadius: 'full', background: 'transparent' },
      '&:checked': { background: 'brand.solid', borderColor: 'brand.edge', _before: { background: 'brand.onSolid' } },
      _disabled: { background: 'sunken', borderStyle: 'dashed', '&:checked::before': { background: 'muted' } },
      '&[data-invalid]:not(:disabled, :checked)': { borderColor: 'danger.text' },
      _contrast: { '&[data-invalid]:not(:disabled)': { borderWidth: '3px' } },
      _highContrast: { appearance: 'auto', _before: { display: 'none' } },
    },
    text: { minWidth: '0', overflowWrap: 'anywhere' },
    description: { display: 'block', textStyle: 'small', color: 'muted' },
  },
})
