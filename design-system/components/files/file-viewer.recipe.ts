import { defineSlotRecipe } from '@pandacss/dev'

const shown = '& > img, & > canvas'
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
  slots: ['root', 'controls', 'stage', 'sheet'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
    controls: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      '@media (scripting: none)': { display: 'none' },
    },
    stage: {
      height: { base: 'min(60svh, 30rem)', lg: 'max(24rem, calc(100svh - 20rem))' },
      overflow: 'auto',
      background: 'sunken',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'group',
    },
    sheet: {
      position: 'relative',
      width: '100%',
      height: '100%',
      // What is shown fits the sheet, also lying on its side.
      containerType: 'size',
      [shown]: { position: 'absolute', inset: '0', width: '100cqw', height: '100cqh', maxWidth: 'none', objectFit: 'contain' },
    },
  },
  variants: {
    zoom: { '150': size(150), '200': size(200), '300': size(300), '400': size(400) },
    turn: { '90': turned(90), '180': { sheet: { [shown]: { transform: 'rotate(180deg)' } } }, '270': turned(270) },
  },
})
