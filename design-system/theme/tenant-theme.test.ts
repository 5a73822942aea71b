import fc from 'fast-check'
import { expect, test } from 'vitest'
import { modes, palettes } from '../tokens/palettes.ts'
import { isFaint } from './brand-colors.ts'
import { contrast } from './contrast.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { hexToOklch, oklchToHex } from './oklch.ts'
import { productColors, tenantTheme } from './tenant-theme.ts'
import { tenantThemeCss } from './tenant-theme-css.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const tenants = {
  operation: productColors,
  aurora: { primary: '#4b2a86' },
  ipe: { primary: '#f2c300' },
  mar: { primary: '#b2ebf2' },
}

function failures(colors: Parameters<typeof tenantTheme>[0]) {
  const theme = tenantTheme(colors)
  return modes.flatMap((mode) =>
    contrastPairs(mode, theme[mode])
      .filter((pair) => contrast(pair.foreground, pair.background) < pair.minimum)
      .map((pair) => `${mode}: ${pair.name} ${contrast(pair.foreground, pair.background)}`),
  )
}

test.each(Object.entries(tenants))('every named pair reads for %s', (_, colors) => {
  expect(failures(colors)).toEqual([])
})

test('every named pair reads for any colours at all', () => {
  fc.assert(
    fc.property(hex, hex, hex, hex, (primary, accent, secondary, loading) => {
      expect(failures({ primary, accent, secondary, loading })).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('the hue is kept wherever there is enough colour to see one', () => {
  fc.assert(
    fc.property(hex, (primary) => {
      const { light, dark } = tenantTheme({ primary })
      const source = hexToOklch(primary)
      for (const shade of [light.brand.text, light.brand.edge, dark.brand.solid, dark.brand.text]) {
        const result = hexToOklch(shade)
        if (source.c < 0.06 || result.c < 0.06) continue
        const turn = Math.abs(((result.h - source.h + 3 * Math.PI) % (2 * Math.PI)) - Math.PI)
        expect(turn).toBeLessThan(0.12)
      }
    }),
  )
})

test.each(['#7f7f7f', '#808080', '#c0c0c0', '#ffffff', '#fdfdf5', '#e8e8ec'])(
  '%s fills nothing: ink does, in light and in dark',
  (primary) => {
    const { light, dark } = tenantTheme({ primary })
    expect(light.brand.solid).toBe(palettes.light.text)
    expect(dark.brand.solid).toBe(palettes.dark.text)
  },
)

test('the light solid is exactly the colour that the tenant chose, or as dark as a button has to be', () => {
  fc.assert(
    fc.property(
      hex.filter((one) => !isFaint(hexToOklch(one))),
      (primary) => {
        const { solid } = tenantTheme({ primary }).light.brand
        const { page } = palettes.light
        if (contrast(primary, page) >= 1.5) expect(solid).toBe(primary)
        else expect(contrast(solid, page)).toBeGreaterThanOrEqual(1.5)
      },
    ),
  )
})

test('anything but #rrggbb falls to the product colours and cannot inject', () => {
  for (const primary of ['red', '#fff', '#12345g', '#000000}body{display:none', '', null, undefined]) {
    expect(tenantTheme({ primary })).toEqual(tenantTheme({}))
  }
  fc.assert(
    fc.property(fc.string(), fc.string(), (primary, accent) => {
      expect(tenantThemeCss({ primary, accent })).toMatch(/^[-:#;{}()@[\]=,a-z0-9 ]+$/)
    }),
  )
})

test('a colour survives the way to OKLCH and back', () => {
  fc.assert(
    fc.property(hex, (color) => {
      expect(oklchToHex(hexToOklch(color))).toBe(color)
    }),
  )
})
