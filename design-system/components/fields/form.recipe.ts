import { defineSlotRecipe } from '@pandacss/dev'

export const formRecipe = defineSlotRecipe({
  className: 'form',
  slots: ['root', 'section', 'legend', 'intro', 'row', 'actions', 'outcome'],
  base: {
    root: {
      display: 'grid',
      gap: '6',
      minWidth: '0',
      maxWidth: '44rem',
      '.dialog__body > &, &:has(> .two-column__root)': { maxWidth: 'full' },
    },
    section: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
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
    sticky: {
      true: {
        actions: {
          position: 'sticky',
          anchorName: '--action-bar',
          // Stops sticking where it would take a third of the height: it has about 5.5rem.
          bottom: 'min(0px, (100vh / 3 - 5.5rem) * 1000)',
          '@container frame (max-width: 17rem)': { position: 'static' },
          zIndex: 'actionBar',
          marginInline: 'calc(-1 * var(--section-gutter, 0px))',
          marginBottom: 'calc(-1 * var(--section-end, 0px))',
          paddingInline: 'var(--section-gutter, 0px)',
          paddingBlock: '3',
          background: 'var(--section-surface, {colors.page})',
          borderTopWidth: '1px',
          borderTopStyle: 'solid',
          borderTopColor: 'hairline',
          smDown: { '& > .button': { flex: '1 0 auto', width: 'auto', maxWidth: 'full' }, '& > .setting__state': { flex: '0 1 6rem' } },
        },
      },
    },
    ended: { true: { row: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3', '& > :first-child': { flex: '1 1 10rem' } } } },
    led: {
      true: {
        row: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))', '& > :first-child': { gridColumn: '1 / -1' } },
      },
    },
    short: { true: { row: { smDown: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))', columnGap: '4' } } } },
  },
})
