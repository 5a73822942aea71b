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
          // Long words need the full width.
          [enlarged]: { paddingInlineEnd: '2', paddingBlockEnd: '12' },
        },
        // Other links of the header stay above the summary, which covers the header.
        [`${header} > a:has(~ &)`]: { position: 'relative', zIndex: '1' },
        // A link to the part unfolds it.
        [`${header}:has(> &:not([open])):not(:has(> :target)) ~ *`]: { display: 'none' },
        [`${header}:has(> :target) > &`]: { display: 'none' },
      },
    },
    // The summary covers the whole header, so that all of it can be pressed.
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
