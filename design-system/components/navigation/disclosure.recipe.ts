import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

export const disclosureRecipe = defineSlotRecipe({
  className: 'disclosure',
  slots: ['root', 'summary', 'content'],
  base: {
    root: {
      '&[open] > summary > svg': { transform: 'rotate(180deg)' },
      // For a disclosure that reveals more rows of a card's list.
      '.card__root > & > summary': { marginInline: { base: '4', sm: '6', [enlarged]: '2' }, marginBlock: '2' },
      '.card__root > & > div': { paddingBlock: '0' },
    },
    summary: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control.sm',
      maxWidth: 'full',
      borderRadius: 'control',
      color: 'brand.text',
      textStyle: 'smallStrong',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { textDecoration: 'underline' },
      // Underlined in the contrast modes, where it has no colour of its own and would look like text.
      _contrast: { textDecoration: 'underline' },
      _touch: { minHeight: 'target' },
      '& > svg': { flexShrink: '0', transition: 'transform token(durations.normal)' },
    },
    content: { paddingBlock: '3', '& > * + *': { marginTop: '4' } },
  },
})
