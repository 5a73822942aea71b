import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

const header = ':is(.card__header, .titled-section__head)'

export const foldRecipe = defineSlotRecipe({
  className: 'fold',
  slots: ['root', 'summary'],
  base: {
    root: {
      md: { display: 'none' },
      '&[open] > summary > svg': { transform: 'rotate(180deg)' },
      mdDown: {
        position: 'absolute',
        inset: '0',
        [`${header}:has(> &)`]: {
          position: 'relative',
          minHeight: 'target',
          paddingInlineEnd: '14',
          // Long words need the whole line.
          [enlarged]: { paddingInlineEnd: '2', paddingBlockEnd: '12' },
        },
        // Other links of the header stand above what the summary covers.
        [`${header} > a:has(~ &)`]: { position: 'relative', zIndex: '1' },
        // A link to the part shows it.
        [`${header}:has(> &:not([open])):not(:has(> :target)) ~ *`]: { display: 'none' },
        [`${header}:has(> :target) > &`]: { display: 'none' },
      },
    },
    // The whole header is pressed.
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      height: 'full',
      paddingInlineEnd: '5',
      borderRadius: 'control',
      color: 'brand.text',
      [enlarged]: { alignItems: 'flex-end', paddingInlineEnd: '2', paddingBlockEnd: '3' },
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg': { transition: 'transform token(durations.normal)' },
    },
  },
})
