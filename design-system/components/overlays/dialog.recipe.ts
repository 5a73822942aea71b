import { defineSlotRecipe } from '@pandacss/dev'

/** Shared by `Dialog`, `ConfirmDialog` and `Drawer`. */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: ['root', 'header', 'title', 'body', 'actions'],
  base: {
    root: {
      margin: 'auto',
      padding: '0',
      width: 'calc(100vw - 2rem)',
      maxWidth: '37.5rem',
      maxHeight: 'calc(100dvh - 2rem)',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      // Keeps the focused element clear of the sticky header and actions.
      scrollPaddingBlock: '6rem',
      background: 'surface',
      color: 'text',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'card',
      '&[open]': { display: 'flex', flexDirection: 'column', animation: 'rise token(durations.normal) token(easings.out)' },
      '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
      _contrast: { borderWidth: '3px' },
      _motionReduce: { '&[open]': { animation: 'none' } },
      _print: { display: 'none !important', '&::backdrop': { display: 'none' } },
    },
    header: {
      position: 'sticky',
      top: '0',
      zIndex: 'raised',
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '4',
      paddingInlineStart: { base: '4', sm: '6' },
      paddingInlineEnd: { base: '2', sm: '4' },
      paddingBlock: '3',
      background: 'surface',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderColor: 'hairline',
      // Short screens need the height for the content.
      '@media (max-height: 26rem)': { position: 'static' },
    },
    // Focused on opening so that screen readers announce it; not a control, so no ring.
    title: { paddingBlock: '2', textStyle: 'section', overflowWrap: 'anywhere', outlineStyle: 'none' },
    body: { flex: '1', paddingInline: { base: '4', sm: '6' }, paddingBlock: '5', overflowWrap: 'anywhere' },
    actions: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'raised',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      paddingInline: { base: '4', sm: '6' },
      paddingTop: '4',
      paddingBottom: 'max(1rem, env(safe-area-inset-bottom))',
      background: 'surface',
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderColor: 'hairline',
      smDown: { flexDirection: 'column-reverse', '& > *': { width: 'full' } },
      '@media (max-height: 26rem)': { position: 'static' },
    },
  },
  variants: {
    size: { sm: { root: { maxWidth: '27.6875rem' } }, wide: { root: { maxWidth: '52rem' } } },
    shape: {
      /** On phones a sheet that leaves the top edge of the page visible. */
      sheet: {
        root: {
          smDown: {
            width: 'full',
            maxWidth: 'full',
            height: 'calc(100dvh - 0.5rem)',
            maxHeight: 'full',
            marginBottom: '0',
            borderBottomRadius: '0',
          },
        },
      },
      /** On phones at the bottom, only as high as its content. */
      question: {
        root: { smDown: { width: 'full', maxWidth: 'full', marginBottom: '0', borderBottomRadius: '0' } },
        header: { position: 'static', borderBottomStyle: 'none', paddingBottom: '0', paddingTop: '4' },
        body: { paddingTop: '2', '& > * + *': { marginTop: '4' } },
      },
      drawerStart: {
        root: {
          marginBlock: '0',
          marginInlineStart: '0',
          height: '100dvh',
          maxHeight: 'full',
          borderBlockWidth: '0',
          borderInlineStartWidth: '0',
          borderStartRadius: '0',
          smDown: { width: 'full', maxWidth: 'full', borderInlineWidth: '0', borderRadius: '0' },
        },
      },
      drawerEnd: {
        root: {
          marginBlock: '0',
          marginInlineEnd: '0',
          height: '100dvh',
          maxHeight: 'full',
          borderBlockWidth: '0',
          borderInlineEndWidth: '0',
          borderEndRadius: '0',
          smDown: { width: 'full', maxWidth: 'full', borderInlineWidth: '0', borderRadius: '0' },
        },
      },
    },
  },
})
