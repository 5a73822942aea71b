import { defineSlotRecipe } from '@pandacss/dev'

const shown = '& > img, & > canvas'
const phone = '@container (max-width: 24rem)'
const size = (percent: number) => ({ sheet: { width: `${percent}%`, height: `${percent}%` } })
const turned = (degrees: number) => ({
  sheet: {
    [shown]: {
      inset: 'auto',
      top: '50%',
      left: '50%',
      width: '100cqh',
      height: '100cqw',
      transform: `translate(-50%, -50%) rotate(${degrees}deg)`,
    },
  },
})

export const fileViewerRecipe = defineSlotRecipe({
  className: 'file-viewer',
  slots: ['root', 'controls', 'group', 'zoom', 'stage', 'sheet'],
  base: {
    root: { containerType: 'inline-size', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
    controls: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      '@media (scripting: none)': { display: 'none' },
    },
    // Both groups of controls fit on one line of a phone.
    group: { display: 'flex', alignItems: 'center', gap: '2', [phone]: { gap: '1' } },
    zoom: { minWidth: '4rem', textAlign: 'center', [phone]: { srOnly: true, minWidth: '0' } },
    stage: {
      height: { base: 'min(60svh, 30rem)', lg: 'max(24rem, calc(100svh - 20rem))' },
      overflow: 'auto',
      background: 'sunken',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'group',
      // Photos are landscape or portrait: this ratio leaves little empty space around either, and loading shifts nothing.
      '&:has(> .file-viewer__sheet > img)': {
        height: 'auto',
        aspectRatio: '1 / 1',
        maxHeight: 'max(24rem, calc(100svh - 20rem))',
        lg: { aspectRatio: '4 / 3' },
      },
    },
    sheet: {
      position: 'relative',
      width: '100%',
      height: '100%',
      // The content fits the sheet, also when turned sideways.
      containerType: 'size',
      [shown]: { position: 'absolute', inset: '0', width: '100cqw', height: '100cqh', maxWidth: 'none', objectFit: 'contain' },
    },
  },
  variants: {
    zoom: { '150': size(150), '200': size(200), '300': size(300), '400': size(400) },
    fit: {
      width: {
        stage: {
          width: 'full',
          maxWidth: '52rem',
          height: 'auto',
          aspectRatio: '210 / 297',
          maxHeight: 'max(24rem, calc(100svh - 14rem))',
          lg: { height: 'auto' },
          // A viewer this wide is alone on its page: the whole sheet is visible.
          '@container (min-width: 40rem)': { maxHeight: 'none' },
        },
        sheet: {
          height: 'auto',
          containerType: 'normal',
          [shown]: { position: 'static', display: 'block', width: '100%', height: 'auto' },
        },
      },
    },
    turn: { '90': turned(90), '180': { sheet: { [shown]: { transform: 'rotate(180deg)' } } }, '270': turned(270) },
  },
})
