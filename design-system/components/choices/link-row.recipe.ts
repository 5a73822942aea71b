import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged, iconTile } from '../table/row-shapes.ts'

export const linkRowRecipe = defineSlotRecipe({
  className: 'link-row',
  slots: ['root', 'link', 'icon', 'words', 'title', 'description', 'end', 'group'],
  base: {
    root: { display: 'grid' },
    link: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      minHeight: '18',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '3',
      [enlarged]: { paddingInline: '2' },
      color: 'text',
      textDecoration: 'none',
      _focusVisible: { outlineOffset: '-3px' },
      '&:is(a)': {
        _hover: { background: 'sunken' },
        _contrast: { _hover: { textDecoration: 'underline', textDecorationThickness: '2px' } },
      },
    },
    icon: {
      ...iconTile,
      flexShrink: '0',
      boxSize: '12',
      background: 'brand.tint',
      color: 'brand.text',
      textStyle: 'strong',
    },
    words: { flex: '1 1 7rem', minWidth: '0', overflowWrap: 'anywhere' },
    title: { display: 'block' },
    description: { display: 'block', textStyle: 'small', color: 'muted' },
    end: { display: 'grid', marginInlineStart: 'auto', color: 'muted', '& > svg': { transform: 'rotate(-90deg)' } },
    group: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      margin: '0',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '3',
      background: 'sunken',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'hairline',
      textStyle: 'smallStrong',
    },
  },
})
