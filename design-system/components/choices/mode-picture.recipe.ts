import { defineSlotRecipe } from '@pandacss/dev'
import { type Mode, palettes } from '../../tokens/palettes.ts'

/** Read by the drawing `page` of illustrations.svg; the same in every mode. */
function getColors(mode: Mode, fill: string) {
  const { page, surface, hairline, text } = palettes[mode]
  return { '--page': page, '--paper': surface, '--line': hairline, '--ink': text, '--fill': fill }
}

const looks = {
  light: getColors('light', 'token(colors.brand.solid)'),
  dark: getColors('dark', 'token(colors.brand.solid)'),
  'black-on-white': getColors('black-on-white', palettes['black-on-white'].text),
  'white-on-black': getColors('white-on-black', palettes['white-on-black'].text),
}

export const modePictureRecipe = defineSlotRecipe({
  className: 'mode-picture',
  slots: ['root', 'page'],
  base: {
    root: {
      position: 'relative',
      display: 'block',
      width: 'full',
      aspectRatio: '8 / 5',
      overflow: 'hidden',
      borderRadius: 'badge',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border',
      forcedColorAdjust: 'none',
    },
    page: {
      position: 'absolute',
      inset: '0',
      boxSize: 'full',
      // Shows half of each mode for the choice that follows the device.
      '& + &': { clipPath: 'inset(0 0 0 50%)' },
    },
  },
  variants: {
    mode: {
      light: { page: looks.light },
      dark: { page: looks.dark },
      'black-on-white': { page: looks['black-on-white'] },
      'white-on-black': { page: looks['white-on-black'] },
    },
  },
})
