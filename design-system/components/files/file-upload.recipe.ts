import { defineSlotRecipe } from '@pandacss/dev'
import { fileSelectorButton } from './file-selector-button.ts'

/** The transparent native input covers the zone, so that clicks, drops and focus are handled by the browser. */
const nativeOnTop = {
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  opacity: '0',
  cursor: 'pointer',
  '&::file-selector-button': { cursor: 'pointer' },
  _disabled: { cursor: 'not-allowed' },
} as const

export const fileUploadRecipe = defineSlotRecipe({
  className: 'file-upload',
  slots: ['root', 'label', 'optional', 'hint', 'error', 'zone', 'input', 'native', 'choose', 'drop', 'camera', 'list'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', minWidth: '0' },
    label: { textStyle: 'strong' },
    optional: { textStyle: 'small', color: 'muted' },
    hint: { marginTop: '-1', textStyle: 'small', color: 'muted' },
    error: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      textStyle: 'smallStrong',
      color: 'danger.text',
      '& > svg': { flexShrink: '0', marginTop: '0.5' },
    },
    zone: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      columnGap: '3',
      rowGap: '1',
      minHeight: '6rem',
      padding: '4',
      background: 'surface',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'border',
      borderRadius: 'group',
      textAlign: 'center',
      _hover: { background: 'sunken' },
      '&:has(:focus-visible)': { outlineWidth: '3px', outlineStyle: 'solid', outlineColor: 'brand.mark', outlineOffset: '2px' },
      '&:has([aria-invalid=true])': { borderColor: 'danger.text' },
      '&:has(:disabled)': { background: 'sunken', color: 'muted' },
      '&[data-dragging]': { background: 'brand.tint', borderStyle: 'solid', borderColor: 'brand.mark' },
      _contrast: {
        borderWidth: '2px',
        '&:has([aria-invalid=true])': { borderWidth: '3px', borderStyle: 'solid' },
        '&[data-dragging]': { borderWidth: '4px' },
      },
    },
    input: nativeOnTop,
    native: {
      maxWidth: 'full',
      minHeight: 'control.sm',
      font: 'inherit',
      color: 'inherit',
      '&::file-selector-button': { ...fileSelectorButton, minHeight: 'control.sm' },
    },
    choose: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control.sm',
      fontWeight: 'medium',
      color: 'brand.text',
      '[data-disabled] > &': { color: 'muted' },
    },
    // Touch devices have no file drag and drop, and a narrow window has nothing beside it to drag from.
    drop: { color: 'muted', smDown: { display: 'none' }, _touch: { display: 'none' } },
    camera: {
      position: 'relative',
      display: 'none',
      _touch: { display: 'flex' },
      '&:has(:focus-visible)': { outlineWidth: '3px', outlineStyle: 'solid', outlineColor: 'brand.mark', outlineOffset: '2px' },
      '& > input': nativeOnTop,
    },
    list: { display: 'grid', gap: '2', margin: '0', marginTop: '1', padding: '0', listStyle: 'none' },
  },
})
