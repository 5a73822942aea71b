import type { BrandColors } from './brand-colors.ts'
import { tenantTheme, type TenantColors, type TenantModeTheme } from './tenant-theme.ts'

export const variableNames = {
  brand: {
    solid: '--brand-solid',
    solidHover: '--brand-solid-hover',
    onSolid: '--brand-on-solid',
    edge: '--brand-edge',
    text: '--brand-text',
    tint: '--brand-tint',
    mark: '--brand-mark',
    shade: '--brand-shade',
    field: '--brand-field',
    glow: '--brand-glow',
  },
  accent: { solid: '--accent-solid', onSolid: '--accent-on-solid', text: '--accent-text' },
  secondary: { solid: '--secondary-solid', onSolid: '--secondary-on-solid', text: '--secondary-text' },
  loading: { mark: '--loading-mark' },
} as const

function declarations(theme: TenantModeTheme): string {
  return Object.entries(variableNames)
    .flatMap(([role, names]) =>
      Object.entries(names).map(([key, name]) => `${name}:${theme[role as keyof TenantModeTheme][key as keyof BrandColors]}`),
    )
    .join(';')
}

/** Returns CSS for a <style> with a nonce. Light and dark only: the contrast modes use the stylesheet's pure black and white. */
export function tenantThemeCss(colors: TenantColors): string {
  const theme = tenantTheme(colors)
  const dark = declarations(theme.dark)
  return [
    `:root{${declarations(theme.light)}}`,
    `@media screen{:root[data-mode=dark]{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-mode]){${dark}}}`,
  ].join('')
}
