import { defineSlotRecipe } from '@pandacss/dev'

export const errorSummaryRecipe = defineSlotRecipe({
  className: 'error-summary',
  slots: ['root', 'heading', 'list', 'link'],
  base: {
    root: {
      display: 'grid',
      gap: '2',
      padding: '4',
      background: 'danger.tint',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'danger.text',
      borderRadius: 'card',
      overflowWrap: 'anywhere',
      // The outline is also shown when a script sets the focus after a click, where :focus-visible does not match.
      _focus: { outlineWidth: '3px', outlineStyle: 'solid', outlineColor: 'brand.mark', outlineOffset: '2px' },
      _contrast: { borderWidth: '3px' },
    },
    heading: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      textStyle: 'strong',
      '& > svg': { flexShrink: '0', boxSize: 'icon.md', marginTop: '0.5', color: 'danger.text' },
    },
    list: { display: 'grid', gap: '1', margin: '0', paddingInlineStart: '8', paddingBlock: '0', listStyle: 'none' },
    link: {
      color: 'danger.text',
      _touch: { display: 'flex', alignItems: 'center', minHeight: 'target' },
    },
  },
})
