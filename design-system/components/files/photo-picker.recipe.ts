import { defineSlotRecipe } from '@pandacss/dev'

export const photoPickerRecipe = defineSlotRecipe({
  className: 'photo-picker',
  slots: ['root', 'desktop', 'camera', 'video', 'actions'],
  base: {
    root: { display: 'grid', gap: '4', minWidth: '0' },
    desktop: { '@media (pointer: coarse)': { display: 'none' } },
    camera: { display: 'grid', gap: '4', minWidth: '0' },
    video: {
      display: 'block',
      width: 'full',
      maxHeight: '60dvh',
      objectFit: 'contain',
      background: 'sunken',
      borderRadius: 'group',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      // Mirrors the preview only, not the photo.
      transform: 'scaleX(-1)',
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      smDown: { flexDirection: 'column-reverse', '& > *': { width: 'full' } },
    },
  },
})
