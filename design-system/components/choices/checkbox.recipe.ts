import { defineSlotRecipe } from '@pandacss/dev'

export const checkboxRecipe = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'box', 'text', 'description'],
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
    box: {
      appearance: 'none',
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: '6',
      margin: '0',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'badge',
      background: 'surface',
      cursor: 'inherit',
      '&:checked, &:indeterminate': { background: 'brand.solid', borderColor: 'brand.edge' },
      // Drawn by clipping, because the content security policy allows no data: images.
      _before: {
        content: '""',
        boxSize: '5',
        background: 'brand.onSolid',
        clipPath: 'polygon(22% 49%, 40% 66%, 78% 24%, 85% 30%, 40% 80%, 15% 55%)',
        transform: 'scale(0)',
      },
      '&:checked::before': { transform: 'scale(1)' },
      '&:indeterminate::before': { transform: 'scale(1)', clipPath: 'inset(45% 22%)' },
      _disabled: {
        background: 'sunken',
        borderColor: 'border',
        borderStyle: 'dashed',
        '&:checked::before, &:indeterminate::before': { background: 'muted' },
      },
      '&[aria-invalid=true]:not(:disabled, :checked)': { borderColor: 'danger.text' },
      _contrast: { '&[aria-invalid=true]:not(:disabled)': { borderWidth: '3px' } },
      _highContrast: { _before: { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
    text: { minWidth: '0', overflowWrap: 'anywhere' },
    description: { display: 'block', textStyle: 'small', color: 'muted' },
  },
})
