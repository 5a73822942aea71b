import { defineSlotRecipe } from '@pandacss/dev'

export const photoPickerRecipe = defineSlotRecipe({
  className: 'photo-picker',
  slots: ['root', 'desktop', 'camera', 'video', 'actions'],
  base: {
    root: { display: 'grid', gap: '4', minWidth: '0' },
    // Phones have a camera button of their own.
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
      // As in a mirror: the photo itself is not turned.
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
