import { palettes, tones, type Mode, type Palette, type ToneColors } from '../tokens/palettes.ts'
import { tenantTheme, type TenantModeTheme } from './tenant-theme.ts'
import { variableNames } from './tenant-theme-css.ts'

function token(valueIn: (mode: Mode) => string) {
  return {
    value: {
      base: valueIn('light'),
      _dark: valueIn('dark'),
      _blackOnWhite: valueIn('black-on-white'),
      _whiteOnBlack: valueIn('white-on-black'),
    },
  }
}

const neutral = (key: Exclude<keyof Palette, 'tone'>) => token((mode) => palettes[mode][key])
const tone = (name: (typeof tones)[number], key: keyof ToneColors) => token((mode) => palettes[mode].tone[name][key])

const product = tenantTheme({})

/** The tenant's <style> may override the value in light and dark only. */
function tenantColor(role: keyof TenantModeTheme, key: string, variable: string) {
  return token((mode) => {
    const fallback = product[mode][role][key as 'solid']
    return mode === 'light' || mode === 'dark' ? `var(${variable}, ${fallback})` : fallback
  })
}

const tenantRole = (role: keyof TenantModeTheme) =>
  Object.fromEntries(Object.entries(variableNames[role]).map(([key, variable]) => [key, tenantColor(role, key, variable)]))

const brandVariable = (mode: Mode, key: keyof typeof variableNames.brand) => `var(${variableNames.brand[key]}, ${product[mode].brand[key]})`

const isContrast = (mode: Mode) => mode !== 'light' && mode !== 'dark'

/** The colours of the brand field (`brand-field.ts`); the contrast modes have only its first one, without the tenant's <style> it is the product's. */
const bar = {
  shade: token((mode) => (isContrast(mode) ? palettes[mode].surface : brandVariable(mode, 'shade'))),
  ground: { value: brandVariable('light', 'field') },
  glow: { value: brandVariable('light', 'glow') },
  text: token((mode) => (mode === 'light' ? brandVariable(mode, 'onSolid') : palettes[mode].text)),
}

export const semanticColors = {
  page: neutral('page'),
  surface: neutral('surface'),
  sunken: neutral('sunken'),
  hairline: neutral('hairline'),
  border: neutral('border'),
  structure: neutral('structure'),
  text: neutral('text'),
  muted: neutral('muted'),
  inverse: neutral('inverse'),
  onInverse: neutral('onInverse'),
  ...Object.fromEntries(
    tones.map((name) => [
      name,
      {
        text: tone(name, 'text'),
        tint: tone(name, 'tint'),
        solid: tone(name, 'solid'),
        onSolid: tone(name, 'onSolid'),
      },
    ]),
  ),
  brand: tenantRole('brand'),
  bar,
  accent: tenantRole('accent'),
  secondary: tenantRole('secondary'),
  loading: tenantRole('loading'),
}

export const semanticShadows = {
  overlay: {
    value: {
      base: '0 0.5rem 1.5rem rgb(28 26 23 / 0.14)',
      _dark: '0 0.5rem 1.5rem rgb(0 0 0 / 0.5)',
      _blackOnWhite: 'none',
      _whiteOnBlack: 'none',
    },
  },
}
