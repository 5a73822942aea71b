import { defineSlotRecipe } from '@pandacss/dev'

export const documentTextRecipe = defineSlotRecipe({
  className: 'document-text',
  slots: ['root', 'contents', 'section', 'heading', 'paragraph'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', maxWidth: '70ch', overflowWrap: 'anywhere' },
    contents: {
      margin: '0',
      paddingInlineStart: '0',
      listStyle: 'none',
      '& a': {
        display: 'inline-block',
        paddingBlock: '1',
        color: 'brand.text',
        textDecoration: 'none',
        _hover: { textDecoration: 'underline' },
        _contrast: { textDecoration: 'underline' },
        _touch: { paddingBlock: '2.5' },
      },
    },
    section: { '& > * + *': { marginTop: '3' } },
    // Keeps link targets clear of the sticky header.
    heading: { textStyle: 'section', scrollMarginTop: 'calc(var(--header-height, 0px) + 1rem)' },
    paragraph: { lineHeight: '1.65' },
  },
})
