import { defineSlotRecipe } from '@pandacss/dev'

/** Below this width a cell has room for few words. */
const wide = '@container (min-width: 30rem)'
/** Below this width, which text of twice its size has on a phone, a cell has no room for a word. */
const tooNarrow = '@container (max-width: 16rem)'

const words = { lineClamp: '2', [wide]: { lineClamp: 'none' } } as const

export const timetableRecipe = defineSlotRecipe({
  className: 'timetable',
  slots: [
    'root',
    'table',
    'heading',
    'time',
    'until',
    'cell',
    'entries',
    'entry',
    'entryTime',
    'title',
    'details',
    'clash',
    'days',
    'day',
    'dayName',
  ],
  base: {
    root: { containerType: 'inline-size', minWidth: '0' },
    table: {
      width: 'full',
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: '[4px]',
      textStyle: 'small',
      [wide]: { borderSpacing: '[6px]' },
      [tooNarrow]: { display: 'none' },
    },
    heading: { padding: '1', textAlign: 'center', fontWeight: 'medium', _first: { width: '[3rem]', [wide]: { width: '[4rem]' } } },
    time: {
      textAlign: 'start',
      verticalAlign: 'middle',
      fontWeight: 'normal',
      fontVariantNumeric: 'tabular-nums',
      color: 'muted',
      [wide]: { verticalAlign: 'top', paddingTop: '2' },
    },
    until: { display: 'none', [wide]: { display: 'block' } },
    cell: {
      padding: '0',
      // An entry fills its cell.
      height: '10',
      verticalAlign: 'top',
      borderRadius: 'control',
      '&[data-free]': {
        background: 'sunken',
        _contrast: { background: 'surface', borderWidth: '1px', borderStyle: 'dotted', borderColor: 'border' },
      },
      [wide]: { height: '14' },
    },
    entries: { display: 'grid', gap: '1', height: 'full', listStyle: 'none', margin: '0', padding: '0' },
    entry: {
      display: 'grid',
      alignContent: 'start',
      rowGap: '0.5',
      minWidth: '0',
      padding: '1',
      borderRadius: 'control',
      background: 'brand.solid',
      color: 'brand.onSolid',
      fontSize: '[0.75rem]',
      lineHeight: '1.25',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'brand.edge',
      [wide]: { padding: '2', textStyle: 'small' },
      [tooNarrow]: { textStyle: 'small' },
      '&[data-clashing]': {
        color: 'text',
        borderColor: 'warning.text',
        borderStyle: 'dashed',
        background: 'warning.tint',
        _contrast: { borderColor: 'text', borderWidth: '2px', background: 'surface' },
      },
    },
    // The row says it; only a wide cell has room for when it ends.
    entryTime: {
      fontVariantNumeric: 'tabular-nums',
      '.timetable__table &': { display: 'none', [wide]: { display: 'inline' } },
    },
    clash: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      fontWeight: 'medium',
      color: 'warning.text',
      '& > svg': { boxSize: 'icon.sm', flexShrink: '0' },
    },
    title: { ...words, fontWeight: 'medium' },
    details: { display: 'none', [wide]: { display: 'block' }, '.timetable__days &': { display: 'block' } },
    days: { display: 'none', gap: '5', [tooNarrow]: { display: 'grid' } },
    day: { display: 'grid', gap: '2' },
    dayName: { textStyle: 'strong' },
  },
})
