import { defineSlotRecipe } from '@pandacss/dev'

const wide = '@container (min-width: 42rem)'

export const timetableRecipe = defineSlotRecipe({
  className: 'timetable',
  slots: ['root', 'table', 'heading', 'time', 'cell', 'entries', 'entry', 'entryTime', 'title', 'details', 'days', 'day', 'dayName'],
  base: {
    root: { containerType: 'inline-size', minWidth: '0' },
    table: {
      display: 'none',
      [wide]: { display: 'table' },
      width: 'full',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      textStyle: 'small',
    },
    heading: {
      padding: '2',
      textAlign: 'start',
      fontWeight: 'semibold',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'hairline',
      overflowWrap: 'anywhere',
    },
    time: {
      padding: '2',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: 'normal',
      fontVariantNumeric: 'tabular-nums',
      color: 'muted',
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderTopColor: 'hairline',
    },
    cell: {
      padding: '1',
      // A table's cell as high as its rows, so that an entry fills it.
      height: '[1px]',
      verticalAlign: 'top',
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderTopColor: 'hairline',
    },
    entries: { display: 'grid', gap: '1', height: 'full', listStyle: 'none', margin: '0', padding: '0' },
    entry: {
      display: 'grid',
      alignContent: 'start',
      rowGap: '0.5',
      minWidth: '0',
      padding: '2',
      borderRadius: 'control',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      background: 'sunken',
      textStyle: 'small',
      overflowWrap: 'anywhere',
      _contrast: { borderColor: 'text', background: 'surface' },
      // More than one in a cell: they clash.
      '.timetable__cell &:not(:only-child)': { borderColor: 'warning.text', borderStyle: 'dashed' },
    },
    entryTime: { fontVariantNumeric: 'tabular-nums', color: 'muted' },
    title: { fontWeight: 'semibold' },
    details: { color: 'muted' },
    days: { display: 'grid', gap: '5', [wide]: { display: 'none' } },
    day: { display: 'grid', gap: '2' },
    dayName: { textStyle: 'strong' },
  },
})
