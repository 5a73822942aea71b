import { defineSlotRecipe } from '@pandacss/dev'
import { enlargedPage } from '../table/row-shapes.ts'

const tint = (tone: 'danger' | 'ok' | 'warning' | 'info') => ({
  root: { background: `${tone}.tint` },
  icon: { color: `${tone}.text` },
})

export const noticeRecipe = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'message', 'icon', 'body', 'title', 'text', 'links', 'action'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      paddingInline: '4',
      paddingBlock: '4',
      borderRadius: 'card',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'structure',
      [enlargedPage]: { padding: '2' },
    },
    // On a phone with text of twice its size, the words stand below the icon.
    message: { flex: '1 1 10rem', display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: '3', rowGap: '1', minWidth: '0' },
    icon: { display: 'grid', flexShrink: '0', paddingTop: '0.5', '& > svg': { boxSize: 'icon.md' } },
    body: { flex: '1 1 7rem', minWidth: '0', overflowWrap: 'anywhere' },
    title: { textStyle: 'strong', textWrap: 'pretty' },
    // Links in a list keep the required distance between touch targets.
    text: { '.notice__title + &': { textStyle: 'small' }, '& li + li': { marginTop: '1' } },
    // The links' touch targets reach into the notice's padding.
    links: { display: 'flex', flexWrap: 'wrap', columnGap: '5', marginBottom: '-3', _empty: { display: 'none' } },
    action: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      _empty: { display: 'none' },
      // The action stands below the text: beside it, a list of links would have only a narrow column.
      '.notice__message:has(.notice__links) + &': { mdDown: { flexBasis: 'full', paddingInlineStart: '8' } },
      '.notice__message:has(.notice__text) + &': { smDown: { flexBasis: 'full', paddingInlineStart: '8' } },
    },
  },
  variants: {
    tone: {
      danger: { ...tint('danger'), root: { background: 'danger.tint', borderColor: 'danger.text' } },
      ok: tint('ok'),
      warning: tint('warning'),
      info: tint('info'),
    },
  },
})
