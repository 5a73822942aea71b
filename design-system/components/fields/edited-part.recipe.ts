import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

/** Selects the first element of a part if it is a title. */
const titles = ':is(.field__head, legend, strong, summary):first-child'

export const editedPartRecipe = defineSlotRecipe({
  className: 'edited-part',
  slots: ['root', 'fields', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'row',
      alignItems: 'start',
      gap: '2',
      minWidth: '0',
      padding: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'control',
      _contrast: { borderColor: 'structure' },
      [enlarged]: { padding: '2' },
      '@container (max-width: 30rem)': { flexDirection: 'column-reverse', '& > .edited-part__actions': { alignSelf: 'end' } },
      // The part consists only of a title.
      '&:has(> .edited-part__fields > :only-child > strong:only-child)': { alignItems: 'center' },
      // The buttons share the line of its title.
      '@container (min-width: 15.01rem)': {
        [`&:has(> .edited-part__fields > :first-child > ${titles})`]: {
          position: 'relative',
          '& > .edited-part__actions': { position: 'absolute', top: '2', insetInlineEnd: '1' },
          [`& > .edited-part__fields > :first-child > ${titles}`]: {
            minHeight: 'target',
            marginTop: '-1',
            // Three buttons.
            paddingInlineEnd: 'calc(3 * token(sizes.target))',
            '&:not(summary)': { display: 'grid', justifyItems: 'start', alignContent: 'center' },
          },
        },
      },
    },
    fields: { flex: '1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', minWidth: '0', width: 'full' },
    // Parts are nested, so their buttons are no wider than touch requires.
    actions: { display: 'flex', flexShrink: '0', [enlarged]: { '& > .icon-button': { width: '[44px]' } } },
  },
})
