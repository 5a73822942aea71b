import { defineSlotRecipe } from '@pandacss/dev'

export const settingRecipe = defineSlotRecipe({
  className: 'setting',
  slots: ['root', 'head', 'title', 'state', 'saved', 'hint', 'error'],
  base: {
    root: { display: 'grid', rowGap: '1', minWidth: '0', marginBlock: '-1.5' },
    // Reserves the height of the button shown until hydration, so that the layout does not shift.
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
      minHeight: 'control.sm',
    },
    title: { textStyle: 'strong', overflowWrap: 'anywhere' },
    state: { display: 'flex', alignItems: 'center', minHeight: '6', textStyle: 'small', color: 'muted' },
    saved: { display: 'inline-flex', alignItems: 'center', gap: '1.5', textStyle: 'smallStrong', color: 'ok.text' },
    hint: { textStyle: 'small', color: 'muted', marginTop: '-1', marginBottom: '2' },
    error: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      color: 'danger.text',
      textStyle: 'smallStrong',
      '& > svg': { flexShrink: '0', marginTop: '0.5' },
    },
  },
})
