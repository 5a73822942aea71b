import { defineSlotRecipe } from '@pandacss/dev'

export const formRecipe = defineSlotRecipe({
  className: 'form',
  slots: ['root', 'section', 'legend', 'intro', 'row', 'actions', 'outcome'],
  base: {
    root: { display: 'grid', gap: '6', minWidth: '0', maxWidth: '44rem' },
    section: {
      display: 'grid',
      gap: '5',
      minWidth: '0',
      margin: '0',
      padding: '0',
      border: 'none',
      '& + &': { paddingTop: '6', borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'hairline' },
    },
    // A floated legend is laid out like any other child.
    legend: { float: 'left', width: 'full', padding: '0', textStyle: 'section' },
    intro: { textStyle: 'small', color: 'muted', marginTop: '-3' },
    row: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
      alignItems: 'start',
      gap: '5',
    },
    outcome: { borderRadius: 'group', outlineOffset: '2px' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      smDown: { '& > .button': { width: 'full' }, '& > .setting__state:empty': { position: 'absolute' } },
    },
  },
  variants: {
    short: { true: { row: { smDown: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))', columnGap: '4' } } } },
  },
})
