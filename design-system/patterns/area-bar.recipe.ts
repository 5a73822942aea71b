import { defineRecipe } from '@pandacss/dev'

/** Selects the page's own action bars at the same place. */
const acts = '.sticky-action-bar__root, .two-column__jump, .form__actions--sticky_true, .selection-bar__root[data-shown]'

export const areaBarRecipe = defineRecipe({
  className: 'area-bar',
  base: {
    display: 'none',
    smDown: {
      display: 'flex',
      position: 'sticky',
      anchorName: '--action-bar',
      // Stops sticking on low screens.
      bottom: 'min(0px, (100vh - 26rem) * 1000)',
      zIndex: 'actionBar',
      paddingBottom: 'env(safe-area-inset-bottom)',
      background: 'surface',
      borderTop: '1px solid token(colors.hairline)',
      '@container frame (max-width: 17rem)': { position: 'static', flexWrap: 'wrap' },
      [`.app-frame__main:has(${acts}) ~ * > &`]: { display: 'none' },
      _print: { display: 'none' },
      '& > a': {
        flex: '1 0 0',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        minWidth: 'max-content',
        height: '16',
        color: 'muted',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        textDecoration: 'none',
        outlineOffset: '-3px',
      },
      '& svg': { boxSizing: 'content-box', boxSize: '1.375rem', padding: '0.25rem 1.0625rem', borderRadius: 'full' },
      '& [aria-current]': { color: 'brand.text', fontWeight: 'semibold' },
      // Transparent outlines show in forced colours; this one also shows in the high contrast modes.
      '& [aria-current] > svg': { background: 'brand.tint', outline: '2px solid token(colors.structure)', outlineOffset: '-2px' },
    },
  },
})
