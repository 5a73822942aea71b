import { defineSlotRecipe } from '@pandacss/dev'
import { fieldGround } from './brand-field.ts'

/** Large text on a narrow screen: one row of the smallest targets that touch allows, which scrolls away. */
const cramped = '@container frame (max-width: 17rem)'

/** On a page that begins with a `Hero`, the header shares the hero's background. */
const aboveHero = '.app-frame__root:has(.hero__root) &'

const onBar = {
  '& .count-badge': { outlineColor: 'bar.shade' },
  '& .brand-mark__tile': { background: 'bar.text', color: 'bar.shade' },
  // Logos are drawn for a page.
  '& .brand-mark__logo': { padding: '1', borderRadius: 'control', background: 'surface' },
}

export const appHeaderRecipe = defineSlotRecipe({
  className: 'app-header',
  slots: ['root', 'start', 'search', 'searchButton', 'end', 'account', 'accountName', 'accountRole', 'wideOnly', 'narrowOnly'],
  base: {
    root: {
      position: 'sticky',
      // Stops sticking where it would take a third of the height.
      top: 'min(0px, (100vh / 3 - var(--header-height)) * 1000)',
      zIndex: 'header',
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: { base: '2', sm: '4' },
      height: 'var(--header-height)',
      paddingInline: { base: '3', sm: '6', xl: '8' },
      // The institution's own colour on phones; its tint on wider screens.
      background: { base: 'bar.shade', lg: 'brand.tint' },
      color: { base: 'bar.text', lg: 'text' },
      '& > :is(.app-header__start, .app-header__end) > :is(a, button), & [data-bell] > button': {
        color: 'inherit',
        _hover: { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
        _focusVisible: { outlineColor: { base: 'bar.text', lg: 'brand.mark' } },
      },
      '& .app-header__account > .avatar': { background: 'surface' },
      '& .count-badge': { outlineColor: 'brand.tint' },
      lgDown: { ...onBar, borderBottomColor: 'bar.shade', _contrast: { borderBottomColor: 'hairline' } },
      // A phone's page lies as a sheet over the header, and takes it along.
      smDown: {
        position: 'relative',
        zIndex: '0',
        '.app-frame__root:not(:has(.hero__root)) &::before': {
          content: '""',
          position: 'absolute',
          inset: '0 0 -1.5rem',
          zIndex: '-1',
          background: fieldGround,
          _contrast: { display: 'none' },
        },
      },
      [aboveHero]: {
        borderBottomColor: 'bar.shade',
        _contrast: { borderBottomColor: 'hairline' },
        lg: {
          background: 'bar.shade',
          color: 'bar.text',
          ...onBar,
          '& .brand-mark__root, & .app-header__account, & .app-header__accountRole': { color: 'inherit' },
          '& .app-header__account:hover': { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
          '& > :is(.app-header__start, .app-header__end) > :is(a, button):focus-visible, & [data-bell] > button:focus-visible': {
            outlineColor: 'bar.text',
          },
        },
      },
      _contrast: { borderTopWidth: '4px', borderTopStyle: 'solid', borderTopColor: 'brand.solid' },
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'hairline',
      _print: { display: 'none' },
      [cramped]: {
        position: 'static',
        height: '3.25rem',
        gap: '1',
        paddingInline: '2',
        '& :is(.icon-button, .app-header__account, .brand-mark__root)': { boxSize: 'max(44px, 1.5rem)', minWidth: '0', minHeight: '0' },
        '& .app-header__account': {
          justifyContent: 'center',
          padding: '0',
          '& > .avatar': { boxSize: '100% !important', fontSize: '0.625rem !important' },
        },
        '& .brand-mark__root': { justifyContent: 'center' },
        '& :is(.brand-mark__tile, .brand-mark__logo)': { width: 'full', height: 'full' },
        '& .brand-mark__logo': { objectPosition: 'center' },
        '& .brand-mark__name': { srOnly: true },
        '& .count-badge': {
          minWidth: '0.875rem',
          height: '0.875rem',
          fontSize: '0.5625rem',
          top: '0',
          insetInlineStart: 'auto',
          insetInlineEnd: '0',
        },
      },
    },
    // Equal flex on both ends centres the search, however long the tenant's name is.
    start: {
      flex: '1 1 0',
      display: 'flex',
      alignItems: 'center',
      gap: { base: '1', sm: '3' },
      minWidth: '0',
      [cramped]: { gap: '1' },
    },
    search: { flex: '0 1 20rem', display: { base: 'none', lg: 'block' } },
    searchButton: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: 'target',
      paddingInlineStart: '4',
      paddingInlineEnd: '1',
      background: 'surface',
      color: 'muted',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'control',
      textAlign: 'start',
      cursor: 'text',
      _hover: { borderColor: 'text' },
      '& > span': { flex: '1', truncate: true },
      '& > svg': { flexShrink: '0' },
    },
    end: {
      flex: { base: '0 0 auto', lg: '1 1 0' },
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: { base: '1', lg: '3' },
      minWidth: { base: '0', lg: 'max-content' },
    },
    account: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minWidth: '0',
      minHeight: 'target',
      marginInlineStart: { lg: '3' },
      padding: '0.5',
      background: 'transparent',
      color: 'text',
      border: 'none',
      borderRadius: { base: 'full', lg: 'control' },
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { background: 'sunken' },
      '& > svg': { display: { base: 'none', lg: 'block' }, flexShrink: '0', marginInlineEnd: '1' },
      // Hidden visually on small screens, still announced by screen readers.
      '& > span:not(.avatar)': { minWidth: '0', maxWidth: '13rem', lgDown: { srOnly: true } },
    },
    accountName: { display: 'block', textStyle: 'strong', lineHeight: '1.25', truncate: true },
    accountRole: { display: 'block', textStyle: 'small', color: 'muted', truncate: true },
    wideOnly: { display: 'none', xl: { display: 'inline-grid' } },
    narrowOnly: { lg: { display: 'none' } },
  },
})
