import { defineSlotRecipe } from '@pandacss/dev'

const tint = (tone: 'danger' | 'ok' | 'warning' | 'info') => ({
  root: { background: `${tone}.tint`, borderColor: `${tone}.text` },
  icon: { color: `${tone}.text` },
})
const solid = (tone: 'danger' | 'ok' | 'warning' | 'info') => ({
  root: { background: `${tone}.solid`, color: `${tone}.onSolid` },
  icon: { color: `${tone}.onSolid` },
})

export const bannerRecipe = defineSlotRecipe({
  className: 'banner',
  slots: ['root', 'inner', 'message', 'icon', 'text', 'note', 'actions', 'close'],
  base: {
    root: {
      width: 'full',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      _print: { display: 'none' },
      _contrast: { borderBottomWidth: '3px' },
      // Only one bar stays at the top; with little height or large text, none does.
      '&[data-pinned]': {
        '@media (min-height: 30em)': {
          position: 'sticky',
          top: '0',
          zIndex: 'header',
          '& ~ .app-frame__root .app-header__root': { position: 'static' },
        },
      },
    },
    inner: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      smDown: { '&:has(.banner__note)': { rowGap: '0', columnGap: '3' } },
      maxWidth: 'container',
      minHeight: '14',
      marginInline: 'auto',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '1.5',
      '&:has(> .banner__close)': { position: 'relative', paddingInlineEnd: { base: '14', sm: '16' } },
    },
    message: {
      flex: '1 1 14rem',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      minWidth: '0',
      paddingBlock: '2',
      // Two lines with the action beside them take less than three.
      smDown: { '&:has(.banner__note)': { flexBasis: '6rem', textStyle: 'small' } },
    },
    icon: {
      display: 'grid',
      flexShrink: '0',
      paddingTop: '0.5',
      smDown: { '&:has(+ .banner__text > .banner__note)': { display: 'none' } },
      '& > svg': { boxSize: 'icon.md' },
    },
    text: { minWidth: '0', overflowWrap: 'anywhere', '& > strong': { fontWeight: 'medium' } },
    note: { smDown: { srOnly: true } },
    // On phones the actions stand beside a message with a note, which is hidden there; otherwise below it.
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      '.banner__inner:not(:has(.banner__note)) > &': { smDown: { width: 'full', paddingBottom: '2' } },
    },
    close: { position: 'absolute', top: '1.5', insetInlineEnd: { base: '2', sm: '4' } },
  },
  variants: {
    tone: { danger: tint('danger'), ok: tint('ok'), warning: tint('warning'), info: tint('info') },
    solid: {
      danger: solid('danger'),
      ok: solid('ok'),
      warning: solid('warning'),
      info: solid('info'),
    },
  },
})
