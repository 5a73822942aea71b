import { defineSlotRecipe } from '@pandacss/dev'

const thumb = {
  appearance: 'none',
  boxSize: '8',
  boxSizing: 'border-box',
  borderRadius: 'full',
  borderWidth: '3px',
  borderStyle: 'solid',
  borderColor: 'brand.mark',
  background: 'surface',
} as const

const ring = { outlineWidth: '3px', outlineStyle: 'solid', outlineColor: 'brand.mark', outlineOffset: '3px' } as const

/** The track's height and half a thumb, by which the track reaches over the ends of the thumb's way. */
const [height, half] = ['2', '4'] as const

export const sliderRecipe = defineSlotRecipe({
  className: 'slider',
  slots: ['root', 'label', 'value', 'control', 'track', 'filled', 'range', 'ends'],
  base: {
    root: { minWidth: '0' },
    label: { display: 'block', textStyle: 'section' },
    value: { display: 'block', textStyle: 'amount', color: 'brand.text' },
    control: {
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      marginTop: '2',
      height: 'target',
      _before: {
        content: '""',
        gridArea: '1 / 1',
        height,
        borderRadius: 'full',
        background: 'hairline',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'structure',
      },
      _highContrast: { _before: { display: 'none' } },
    },
    track: {
      gridArea: '1 / 1',
      display: 'block',
      position: 'relative',
      width: 'calc(100% - 2rem)',
      height,
      marginInline: half,
      overflow: 'visible',
      _highContrast: { display: 'none' },
    },
    filled: { fill: 'brand.mark' },
    range: {
      appearance: 'none',
      gridArea: '1 / 1',
      position: 'relative',
      width: 'full',
      height: 'target',
      margin: '0',
      background: 'transparent',
      cursor: 'pointer',
      outlineStyle: 'none',
      '&::-webkit-slider-thumb': thumb,
      '&::-moz-range-thumb': thumb,
      '&:focus-visible::-webkit-slider-thumb': ring,
      '&:focus-visible::-moz-range-thumb': ring,
      _highContrast: { appearance: 'auto', '&::-webkit-slider-thumb': { appearance: 'auto' } },
    },
    ends: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      textStyle: 'small',
      color: 'muted',
      fontVariantNumeric: 'tabular-nums',
      '& > :last-child': { marginInlineStart: 'auto' },
    },
  },
})
