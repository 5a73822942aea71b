import { linearChannels } from './oklch.ts'

function luminance(hex: string): number {
  const [r, g, b] = linearChannels(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio (1 to 21) of two `#rrggbb`, rounded down to two decimals so that 4.499 is not 4.5. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return Math.floor(((high + 0.05) / (low + 0.05)) * 100) / 100
}

export function lowestContrast(color: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrast(color, background)))
}
