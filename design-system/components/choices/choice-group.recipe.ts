import { defineSlotRecipe } from '@pandacss/dev'

export const choiceGroupRecipe = defineSlotRecipe({
  className: 'choice-group',
  slots: ['root', 'legend', 'optional', 'hint', 'error', 'options'],
  base: {
    root: { minWidth: '0', margin: '0', padding: '0', border: 'none' },
    legend: { padding: '0', textStyle: 'strong' },
    optional: { textStyle: 'small', color: 'muted' },
    hint: { textStyle: 'small', color: 'muted' },
    error: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      textStyle: 'smallStrong',
      color: 'danger.text',
      '& > svg': { flexShrink: '0', marginTop: '0.5' },
    },
    options: {
      display: 'grid',
      justifyItems: 'start',
      marginTop: '1',
      // A search above the choices that it finds.
      '& > .combobox__root': { justifySelf: 'stretch', marginTop: '1', marginBottom: '2' },
    },
  },
  variants: {
    direction: {
      row: { options: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } },
      columns: { options: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))', columnGap: '6' } },
      rows: { options: { justifyItems: 'stretch', marginTop: '0' } },
      pictures: {
        legend: { textStyle: 'section' },
        options: {
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.25rem, 100%), 1fr))',
          justifyItems: 'stretch',
          gap: '3',
          marginTop: '3',
          '.visually-hidden + &': { marginTop: '0' },
        },
      },
      cards: {
        legend: { textStyle: 'section' },
        options: { justifyItems: 'stretch', gap: '3', marginTop: '3', '.visually-hidden + &': { marginTop: '0' } },
      },
    },
  },
})
