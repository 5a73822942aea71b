import type { CSSProperties, ReactNode } from 'react'
import { type TenantColors, type TenantModeTheme, tenantTheme } from '../../theme/tenant-theme.ts'
import { type Mode, type Palette, palettes } from '../../tokens/palettes.ts'

/** Panda's name of a colour's custom property: `brand.onSolid` is `--colors-brand-on-solid`. */
const variable = (...path: string[]) => `--colors-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function paletteVariables({ tone, ...neutrals }: Palette) {
  return [
    ...Object.entries(neutrals).map(([name, hex]) => [variable(name), hex]),
    ...Object.entries(tone).flatMap(([name, colors]) => Object.entries(colors).map(([key, hex]) => [variable(name, key), hex])),
  ]
}

function tenantVariables(theme: TenantModeTheme) {
  return Object.entries(theme).flatMap(([role, colors]) => Object.entries(colors).map(([key, hex]) => [variable(role, key), hex]))
}

/** Renders its children in a mode other than the page's. */
export function ModePanel({ mode, colors, children }: { mode: Mode; colors: TenantColors; children: ReactNode }) {
  const variables = Object.fromEntries([
    ...paletteVariables(palettes[mode]),
    ...tenantVariables(tenantTheme(colors)[mode]),
  ]) as CSSProperties
  const { page, text } = palettes[mode]
  return (
    <section
      data-mode={mode}
      aria-label={mode}
      style={{
        ...variables,
        display: 'grid',
        gap: '1rem',
        alignContent: 'start',
        padding: '1.5rem',
        minWidth: 0,
        background: page,
        color: text,
      }}
    >
      {children}
    </section>
  )
}
