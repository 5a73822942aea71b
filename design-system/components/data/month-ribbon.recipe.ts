import { defineSlotRecipe } from '@pandacss/dev'

/** The width at which each month has its own line. */
const alone = '@container (max-width: 12rem)'

export const monthRibbonRecipe = defineSlotRecipe({
  className: 'month-ribbon',
  slots: ['root', 'list', 'month', 'name', 'state'],
  base: {
    root: { containerType: 'inline-size' },
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      gap: '2',
      listStyle: 'none',
      margin: '0',
      padding: '0',
      // Widths in rem, since text of twice the size needs twice the room.
      '@container (max-width: 35.99rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '@container (max-width: 16rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [alone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    month: {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      rowGap: '0.5',
      height: 'full',
      minHeight: 'target',
      paddingTop: '4',
      paddingBottom: '2',
      borderRadius: 'badge',
      color: 'text',
      textDecoration: 'none',
      // Name and state share one line if both fit.
      [alone]: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        columnGap: '2',
        paddingTop: '3.5',
      },
      _before: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        top: '0',
        height: '2',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'border',
        borderRadius: 'full',
        _print: { printColorAdjust: 'exact' },
      },
      // The highlight extends beyond the words, which use the full width.
      '&:is(:hover, [aria-current])': { background: 'sunken', boxShadow: '0 0 0 4px token(colors.sunken)' },
      _contrast: {
        _hover: { textDecoration: 'underline', textDecorationThickness: '2px' },
        '&[aria-current]': { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'text', outlineOffset: '2px' },
      },
      _highContrast: { '&[aria-current]': { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'CanvasText' } },
    },
    name: { fontWeight: 'medium', textStyle: 'smallStrong', overflowWrap: 'anywhere', '[aria-current] > &': { fontWeight: 'bold' } },
    state: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      textStyle: 'small',
      color: 'muted',
      '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
      '& > svg': { flexShrink: '0' },
    },
  },
  variants: {
    tone: {
      ok: { month: { _before: { background: 'ok.text', borderColor: 'ok.text' } }, state: { color: 'ok.text' } },
      danger: {
        month: {
          _before: {
            background: 'danger.text',
            borderColor: 'danger.text',
            // Striped, since paid months are just as black in the contrast modes.
            _contrast: { background: 'repeating-linear-gradient(135deg, token(colors.text) 0 3px, token(colors.surface) 3px 6px)' },
          },
        },
        state: { color: 'danger.text' },
      },
      warning: { month: { _before: { background: 'warning.tint', borderColor: 'warning.text' } }, state: { color: 'warning.text' } },
      info: { month: { _before: { background: 'info.tint', borderColor: 'info.text' } }, state: { color: 'info.text' } },
      neutral: { month: { _before: { borderStyle: 'dashed' } } },
      none: { month: { _before: { borderStyle: 'dotted' } } },
    },
  },
})
