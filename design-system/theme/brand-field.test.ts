import fc from 'fast-check'
import { expect, test } from 'vitest'
import { palettes } from '../tokens/palettes.ts'
import { fieldShares, fieldTurn } from './brand-field.ts'
import { contrast } from './contrast.ts'
import { hexToOklch, oklchToHex } from './oklch.ts'
import { tenantTheme } from './tenant-theme.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const channels = (color: string) => [1, 3, 5].map((place) => Number.parseInt(color.slice(place, place + 2), 16))
const fromChannels = (values: number[]) => `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
const mix = (one: string, other: string, percent: number) =>
  fromChannels(channels(one).map((value, index) => value + ((channels(other)[index]! - value) * percent) / 100))
const opposite = (color: string) => fromChannels(channels(color).map((value) => 255 - value))

function turn(color: string): string {
  const { l, c, h } = hexToOklch(color)
  const axis = (fieldTurn.axis * Math.PI) / 180
  return oklchToHex({ l, c: c * 0.9, h: h + ((fieldTurn.most * Math.PI) / 180) * Math.cos(h - axis) })
}

/** The contrast of the text at the brightest ring over the worst stop. */
function worst(ground: string, text: string): number {
  const stops = [
    mix(ground, opposite(text), fieldShares.start),
    mix(ground, opposite(text), fieldShares.middle),
    mix(turn(ground), opposite(text), fieldShares.end),
  ]
  return Math.min(...stops.map((stop) => contrast(text, mix(stop, text, fieldShares.rings))))
}

test('text reads at the worst point of the field, whatever the institution’s colour', () => {
  fc.assert(
    fc.property(hex, (primary) => {
      const { light, dark } = tenantTheme({ primary })
      expect(worst(light.brand.solid, light.brand.onSolid)).toBeGreaterThanOrEqual(4.5)
      expect(worst(dark.brand.tint, palettes.dark.text)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 2000 },
  )
})
