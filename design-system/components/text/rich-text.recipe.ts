import { defineRecipe } from '@pandacss/dev'

export const richTextRecipe = defineRecipe({
  className: 'rich-text',
  base: {
    maxWidth: '70ch',
    minWidth: '0',
    overflowWrap: 'anywhere',
    lineHeight: '1.65',
    '& > :first-child': { marginTop: '0' },
    '& > :last-child': { marginBottom: '0' },
    '& p, & ul, & ol, & blockquote': { marginBlock: '3', marginInline: '0' },
    '& h3': { textStyle: 'section', marginTop: '6', marginBottom: '2' },
    '& h4': { fontWeight: 'semibold', marginTop: '4', marginBottom: '1' },
    '& ul, & ol': { paddingInlineStart: '6' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li + li': { marginTop: '1' },
    '& blockquote': {
      paddingInlineStart: '4',
      borderInlineStartWidth: '3px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: 'hairline',
    },
    '& a': { color: 'brand.text', textDecoration: 'underline' },
  },
})
