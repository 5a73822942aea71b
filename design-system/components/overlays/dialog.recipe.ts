import { defineSlotRecipe } from '@pandacss/dev'
import { enlargedPage } from '../table/row-shapes.ts'

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
      gap: { base: '2', sm: '4' },
      paddingInlineStart: { base: '4', sm: '6' },
      paddingInlineEnd: { base: '2', sm: '4' },
      paddingBlock: '3',
      [enlargedPage]: { paddingInlineStart: '2', paddingInlineEnd: '1', '& > .icon-button': { width: '[44px]' } },
      background: 'surface',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderColor: 'hairline',
      // Short screens need the height for the content.
      '@media (max-height: 26rem)': { position: 'static' },
    },
    // Focused on opening so that screen readers announce it; not a control, so no ring.
    title: {
      minWidth: '0',
      paddingBlock: '2',
      textStyle: 'section',
      // A long word of enlarged text must fit a phone's width.
      fontSize: 'min(1.25rem, 8vw)',
      overflowWrap: 'break-word',
      outlineStyle: 'none',
    },
    body: {
      flex: '1',
      '--section-surface': '{colors.surface}',
      '--section-gutter': { base: '{spacing.4}', sm: '{spacing.6}' },
      '--section-end': '{spacing.5}',
      paddingInline: 'var(--section-gutter)',
      paddingBlock: 'var(--section-end)',
      overflowWrap: 'anywhere',
    },
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
      question: {
        root: { smDown: { width: 'full', maxWidth: 'full', marginBottom: '0', borderBottomRadius: '0' } },
        header: { position: 'static', borderBottomStyle: 'none', paddingBottom: '0', paddingTop: '4' },
        body: { paddingTop: '2', '& > * + *, & p + p': { marginTop: '4' } },
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
