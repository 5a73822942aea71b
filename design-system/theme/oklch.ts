/** Perceived lightness (0 to 1), chroma (0 to about 0.4) and hue (radians). After Björn Ottosson's Oklab. */
export interface Oklch {
  l: number
  c: number
  h: number
}

const toLinear = (byte: number) => {
  const v = byte / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

const toByte = (v: number) => Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055))

export function linearChannels(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16)
  return [toLinear(n >> 16), toLinear((n >> 8) & 255), toLinear(n & 255)]
}

export function hexToOklch(hex: string): Oklch {
  const [r, g, b] = linearChannels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  }
}

function oklchToLinear({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ]
}

const inGamut = (channels: number[]) => channels.every((v) => v >= -0.0001 && v <= 1.0001)

/** Returns `#rrggbb`. Colours outside sRGB lose chroma, never hue or lightness. */
export function oklchToHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l))
  let channels = oklchToLinear({ ...color, l })
  if (!inGamut(channels)) {
    let low = 0
    let high = color.c
    for (let i = 0; i < 20; i++) {
      const c = (low + high) / 2
      if (inGamut(oklchToLinear({ l, c, h: color.h }))) low = c
      else high = c
    }
    channels = oklchToLinear({ l, c: low, h: color.h })
  }
  const bytes = channels.map((v) => toByte(Math.min(1, Math.max(0, v))))
  return `#${bytes.map((v) => v.toString(16).padStart(2, '0')).join('')}`
}

/** Returns `color-mix(in srgb, ground, over <share>)`, all `#rrggbb`. */
export function mixHex(ground: string, over: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(ground, at) * (1 - share) + channel(over, at) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
