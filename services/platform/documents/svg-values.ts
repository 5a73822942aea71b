type Matrix = [number, number, number, number, number, number]

/** The matrix of one step of a `transform`. */
export function getMatrix(name: string, [a = 0, b, c, d, e, f]: number[]): Matrix | null {
  const turn = (a * Math.PI) / 180
  switch (name) {
    case 'matrix':
      return [a, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0]
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0]
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0]
    case 'rotate': {
      const [cos, sin, x, y] = [Math.cos(turn), Math.sin(turn), b ?? 0, c ?? 0]
      return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos]
    }
    case 'skewX':
      return [1, 0, Math.tan(turn), 1, 0, 0]
    case 'skewY':
      return [1, Math.tan(turn), 0, 1, 0, 0]
    default:
      return null
  }
}

/** All numbers in a list. */
export function getNumbers(list: string): number[] {
  return Array.from(list.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi), ([number]) => Number(number))
}

/** A length in the drawing's units, 0 without one. */
export function getLength(element: Element, name: string): number {
  const length = Number.parseFloat(element.getAttribute(name) ?? '')
  return Number.isFinite(length) ? length : 0
}
