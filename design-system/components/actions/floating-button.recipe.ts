import { defineSlotRecipe } from '@pandacss/dev'

/** Dialogs cover the page; the button would obscure them. */
const whileAsked = 'body:has(dialog[open], [role=dialog][data-state=open], [role=alertdialog][data-state=open]) &'

export const floatingButtonRecipe = defineSlotRecipe({
  className: 'floating-button',
  slots: ['root', 'label', 'title', 'subtitle', 'note'],
  base: {
    root: {
      '--edge': { base: '{spacing.4}', sm: '{spacing.6}' },
      position: 'fixed',
      zIndex: 'actionBar',
      display: 'grid',
      placeItems: 'center',
      boxSize: '14',
      borderRadius: 'full',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'surface',
      background: 'brand.solid',
      color: 'brand.onSolid',
      boxShadow: 'overlay',
      // Set by scripts, which move the button along its edge away from what it would cover.
      transform: 'translateY(var(--moved, 0))',
      transition: 'opacity token(durations.fast), transform token(durations.normal) token(easings.out)',
      '&[data-corner^=bottom]': { bottom: 'max(var(--edge), env(safe-area-inset-bottom))' },
      '&[data-corner^=top]': { top: { base: 'calc({sizes.headerPhone} + var(--edge))', sm: 'calc({sizes.header} + var(--edge))' } },
      '&[data-corner$=right]': { right: 'var(--edge)' },
      '&[data-corner$=left]': { left: 'var(--edge)' },
      // Beside the sidebar, where that is always shown.
      xl: {
        '.app-frame__root:has(> .sidebar__root) ~ &[data-corner$=left]': { left: 'calc({sizes.sidebar} + var(--edge))' },
        '.app-frame__root[data-nav=mini]:has(> .sidebar__root) ~ &[data-corner$=left]': { left: 'calc({sizes.sidebarMini} + var(--edge))' },
      },
      // It would cover content: visible on keyboard focus only.
      '&[data-aside]:not(:focus-visible)': { opacity: '0', pointerEvents: 'none' },
      [whileAsked]: { display: 'none' },
      _contrast: { borderColor: 'text' },
      _print: { display: 'none' },
    },
    label: {
      position: 'absolute',
      top: '50%',
      display: 'grid',
      width: 'max-content',
      maxWidth: 'min(18rem, calc(100vw - 7rem))',
      paddingInline: '4',
      paddingBlock: '2.5',
      borderRadius: 'group',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      background: 'surface',
      color: 'text',
      boxShadow: 'overlay',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      '[data-corner$=right] > &': { right: 'calc(100% + {spacing.3})' },
      '[data-corner$=left] > &': { left: 'calc(100% + {spacing.3})' },
      ':not(:hover, :focus-visible) > &': { opacity: '0' },
      transition: 'opacity token(durations.fast)',
    },
    title: { textStyle: 'smallStrong' },
    subtitle: { textStyle: 'small', color: 'muted' },
    note: { srOnly: true },
  },
})
