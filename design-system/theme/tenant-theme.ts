import { modes, type Mode } from '../tokens/palettes.ts'
import { brandColors, type BrandColors, primaryFill } from './brand-colors.ts'

/** The colours of a tenant as configured, not yet validated. */
export interface TenantColors {
  primary?: string | null | undefined
  accent?: string | null | undefined
  secondary?: string | null | undefined
  /** Colour of progress indicators; without one, the primary colour. */
  loading?: string | null | undefined
}

export type TenantModeTheme = Record<'brand' | 'accent' | 'secondary' | 'loading', BrandColors>

export const productColors = { primary: '#000000', accent: '#00bfa5', secondary: '#757474' } as const

const strictHex = /^#[0-9a-f]{6}$/i

/** Returns the value if it is `#rrggbb`, else the fallback. Security: free text from the configuration must never reach the stylesheet. */
function hexOr(value: string | null | undefined, fallback: string): string {
  return typeof value === 'string' && strictHex.test(value) ? value.toLowerCase() : fallback
}

/** Derives the tenant's colours for every mode. Missing or malformed colours fall back to the product's. */
export function tenantTheme(colors: TenantColors): Record<Mode, TenantModeTheme> {
  const primary = hexOr(colors.primary, productColors.primary)
  const accent = hexOr(colors.accent, productColors.accent)
  const secondary = hexOr(colors.secondary, productColors.secondary)
  const loading = hexOr(colors.loading, primary)
  const entries = modes.map((mode) => [
    mode,
    {
      brand: brandColors(primaryFill(primary, mode), mode),
      accent: brandColors(accent, mode),
      secondary: brandColors(secondary, mode),
      loading: brandColors(loading, mode),
    },
  ])
  return Object.fromEntries(entries) as Record<Mode, TenantModeTheme>
}
