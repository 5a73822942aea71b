import { defineRecipe } from '@pandacss/dev'

export const qrScannerRecipe = defineRecipe({
  className: 'qr-scanner',
  base: {
    display: 'block',
    width: 'full',
    maxHeight: '50dvh',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    background: 'sunken',
    borderRadius: 'group',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'hairline',
  },
})
