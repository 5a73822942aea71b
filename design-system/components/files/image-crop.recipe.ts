import { defineSlotRecipe } from '@pandacss/dev'

export const imageCropRecipe = defineSlotRecipe({
  className: 'image-crop',
  slots: ['root', 'waiting', 'stage', 'viewport', 'image', 'frame', 'instructions', 'zoom', 'slider', 'chosen', 'actions', 'refusal'],
  base: {
    root: { display: 'grid', gap: '3', minWidth: '0' },
    waiting: { height: '34rem', maxHeight: '80dvh' },
    stage: {
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      background: 'sunken',
      borderRadius: 'group',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
    },
    // The cropper assumes that the image fills its viewport exactly.
    viewport: { width: 'min(100%, calc(20rem * var(--image-ratio)))', cursor: 'grab', _active: { cursor: 'grabbing' } },
    image: { display: 'block', width: 'full', height: 'full', maxWidth: 'none' },
    frame: {
      borderRadius: '0',
      // White inside black is visible on every photo.
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: '#ffffff',
      outlineOffset: '-3px',
      boxShadow: 'inset 0 0 0 1px #000000, 0 0 0 100vmax rgb(0 0 0 / 0.6)',
      pointerEvents: 'none',
      _focusVisible: {
        outlineWidth: '4px',
        outlineColor: '#ffffff',
        outlineOffset: '-6px',
        boxShadow: 'inset 0 0 0 2px #000000, inset 0 0 0 8px #000000, 0 0 0 100vmax rgb(0 0 0 / 0.6)',
      },
    },
    instructions: { margin: '0', textStyle: 'small', color: 'muted', textAlign: 'center' },
    zoom: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      maxWidth: '24rem',
      marginInline: 'auto',
      '& > [aria-disabled=true]': { color: 'muted', borderStyle: 'dashed', cursor: 'not-allowed' },
    },
    slider: { flex: '1', minWidth: '0', minHeight: 'target', accentColor: 'token(colors.brand.mark)', cursor: 'pointer' },
    chosen: { textStyle: 'smallStrong', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      marginTop: '1',
      smDown: { flexDirection: 'column-reverse', '& > *': { width: 'full' } },
    },
    refusal: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      margin: '0',
      color: 'danger.text',
      fontWeight: 'semibold',
      '& > svg': { flexShrink: '0', marginTop: '1' },
    },
  },
})
