import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

const chosen = '&:is([aria-selected=true], [aria-current=page])'

export const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'tab', 'count', 'aside', 'panel'],
  base: {
    root: { minWidth: '0', '&:has(> .tabs__aside)': { display: 'flex', '& > .tabs__list': { flex: '1', minWidth: '0' } } },
    list: {
      display: 'flex',
      gap: '1',
      margin: '0',
      padding: '0',
      listStyle: 'none',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      // Without a scroll timeline, or where all tabs fit, nothing fades.
      '@supports (animation-timeline: scroll())': { animation: 'fadeEnd linear both', animationTimeline: 'scroll(self inline)' },
      boxShadow: 'inset 0 -1px 0 token(colors.hairline)',
      _highContrast: { borderBottom: '1px solid' },
      _print: { display: 'none' },
      '& > li': { flexShrink: '0' },
      // Less spacing, so that four short names fit on a phone.
      smDown: { '&:has(> :nth-child(4))': { gap: '0', '& .tabs__tab': { paddingInline: '1.5' } } },
      // Stacked rather than scrolled: one name may be as long as the line.
      [enlarged]: { flexDirection: 'column', gap: '0' },
    },
    tab: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      flexShrink: '0',
      minHeight: 'control.md',
      paddingInline: { base: '3', sm: '4' },
      paddingBlock: '2',
      background: 'transparent',
      border: 'none',
      borderRadius: '{radii.control} {radii.control} 0 0',
      color: 'muted',
      fontWeight: 'medium',
      textAlign: 'center',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      [enlarged]: {
        display: 'flex',
        justifyContent: 'flex-start',
        paddingInline: '3',
        borderRadius: '0',
        whiteSpace: 'normal',
        textAlign: 'start',
      },
      cursor: 'pointer',
      '& > svg': { flexShrink: '0' },
      _hover: { color: 'text', background: 'sunken' },
      // The scrolling list clips an outer ring.
      _focusVisible: { outlineOffset: '-3px' },
      '&[data-disabled]': { opacity: '0.55', cursor: 'not-allowed', _hover: { background: 'transparent' } },
      [chosen]: {
        color: 'brand.text',
        _hover: { background: 'brand.tint' },
        _after: {
          content: '""',
          position: 'absolute',
          insetInline: '0',
          bottom: '0',
          height: '3px',
          borderRadius: '3px 3px 0 0',
          background: 'brand.mark',
          _highContrast: { background: 'Highlight', height: '6px' },
          [enlarged]: { insetInlineEnd: 'auto', insetBlock: '0', width: '4px', height: 'auto', borderRadius: '0' },
        },
      },
      _contrast: {
        _hover: { background: 'transparent', textDecoration: 'underline', textDecorationThickness: '2px' },
        [chosen]: {
          background: 'inverse',
          color: 'onInverse',
          _hover: { background: 'inverse' },
          _focusVisible: { outlineColor: 'onInverse' },
        },
      },
    },
    count: {
      minWidth: '6',
      paddingInline: '1.5',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'structure',
      borderRadius: 'full',
      background: 'sunken',
      color: 'text',
      textStyle: 'smallStrong',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      ':is([aria-selected=true], [aria-current=page]) > &': {
        background: 'brand.tint',
        color: 'brand.text',
        _contrast: { background: 'surface', color: 'text' },
      },
    },
    aside: {
      display: 'flex',
      alignItems: 'center',
      boxShadow: 'inset 0 -1px 0 token(colors.hairline)',
      _highContrast: { borderBottom: '1px solid' },
    },
    // Hidden by CSS rather than by `hidden`, which Ark may leave out if an exit animation never ends.
    panel: { paddingTop: '6', borderRadius: 'control', '&:not([data-selected])': { display: 'none' } },
  },
})
