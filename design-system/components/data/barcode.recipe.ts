import { defineSlotRecipe } from '@pandacss/dev'

export const barcodeRecipe = defineSlotRecipe({
  className: 'barcode',
  slots: ['root', 'sheet', 'drawing', 'caption', 'digits'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', margin: '0', _print: { breakInside: 'avoid' } },
    sheet: {
      // Scanners need dark on light in every mode, so these two are not tokens.
      background: '#ffffff',
      color: '#000000',
      forcedColorAdjust: 'none',
      paddingBlock: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'control',
      _print: { padding: '0', border: 'none' },
    },
    drawing: {
      display: 'block',
      width: 'full',
      // 425 modules with the quiet zone: one pixel each, where they fit.
      maxWidth: '425px',
      height: '4rem',
      marginInline: 'auto',
      // The size that banks require on paper: 103 mm of bars, 13 mm high.
      _print: { width: '108mm', maxWidth: 'none', height: '13mm', marginInline: '0' },
    },
    caption: { display: 'grid', gap: '1', textStyle: 'small', color: 'muted' },
    digits: {
      color: 'text',
      fontFamily: 'code',
      fontSize: '0.9375rem',
      lineHeight: '1.5',
      overflowWrap: 'anywhere',
      userSelect: 'all',
    },
  },
  variants: { digitsOn: { both: {}, paper: { digits: { '@media screen': { display: 'none' } } } } },
})
