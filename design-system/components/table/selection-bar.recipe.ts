import { defineSlotRecipe } from '@pandacss/dev'
import { enlargedPage } from './row-shapes.ts'

/** Matches tables with check boxes that were ticked, also before hydration. */
const ticked = '.data-table__root:has(tbody .cell__check :checked) >'
const hiddenWhenEmpty = '.data-table__root:not(:has(tbody .cell__check :checked)) > .selection-bar__root:not([data-shown]) > &'

export const selectionBarRecipe = defineSlotRecipe({
  className: 'selection-bar',
  slots: ['root', 'count', 'number', 'clear', 'cross', 'word', 'actions'],
  base: {
    root: {
      [`&[data-shown], ${ticked} &`]: {
        position: 'sticky',
        bottom: '4',
        zIndex: 'actionBar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '2',
        rowGap: '2',
        marginTop: '4',
        paddingInline: '4',
        paddingBlock: '3',
        background: 'surface',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'border',
        borderRadius: 'group',
        _contrast: { borderWidth: '2px' },
        // One row at the edge of a phone's screen.
        mdDown: {
          bottom: '0',
          flexWrap: 'nowrap',
          marginInline: 'calc(-1 * var(--page-gutter, 0px))',
          paddingInline: 'var(--page-gutter, 1rem)',
          paddingTop: '2',
          paddingBottom: 'max(0.5rem, env(safe-area-inset-bottom))',
          borderWidth: '1px 0 0',
          borderRadius: '0',
          '& .button': { paddingInline: 'token(spacing.2) !important', fontSize: '0.875rem' },
        },
        // With large text it would take most of the screen.
        [enlargedPage]: { position: 'static', flexWrap: 'wrap' },
      },
      _print: { display: 'none' },
    },
    count: { textStyle: 'strong', mdDown: { srOnly: true } },
    number: { textStyle: 'strong', fontVariantNumeric: 'tabular-nums', md: { display: 'none' }, [hiddenWhenEmpty]: { display: 'none' } },
    clear: { [hiddenWhenEmpty]: { display: 'none' }, md: { flexGrow: '1' } },
    cross: { md: { display: 'none' } },
    word: { mdDown: { srOnly: true } },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      mdDown: { flexGrow: '1', gap: '1', '& > *': { flex: '1 1 auto' } },
      [hiddenWhenEmpty]: { display: 'none' },
    },
  },
})
