import { getLength, getMatrix, getNumbers } from './svg-values.ts'
import type { Pdf } from './document-text.ts'

export type Gradients = Map<string, Element>

const most = 100

/** What pdfkit's types leave out. */
interface Transformable {
  setTransform(...matrix: number[]): void
}

/** Gradients of a drawing by their names. */
export function readGradients(root: Element): Gradients {
  const found: Gradients = new Map()
  for (const name of ['linearGradient', 'radialGradient']) {
    const list = root.getElementsByTagName(name)
    for (let nth = 0; nth < Math.min(list.length, most); nth++) found.set(list[nth]!.getAttribute('id') ?? '', list[nth]!)
  }
  return found
}

/** A gradient in the drawing's coordinates; one that is relative to its shape becomes its first colour. */
export function getGradient(pdf: Pdf, element: Element | undefined): PDFKit.Mixins.ColorValue | null {
  const stops = element ? getStops(element) : []
  if (!element || stops.length === 0) return null
  if (stops.length === 1 || element.getAttribute('gradientUnits') !== 'userSpaceOnUse') return stops[0]!.color
  const at = (name: string) => getLength(element, name)
  const gradient =
    element.localName === 'linearGradient'
      ? pdf.linearGradient(at('x1'), at('y1'), at('x2'), at('y2'))
      : pdf.radialGradient(at('cx'), at('cy'), 0, at('cx'), at('cy'), at('r'))
  const [, name, values] = /^\s*(\w+)\s*\(([^)]*)\)/.exec(element.getAttribute('gradientTransform') ?? '') ?? []
  const matrix = name && getMatrix(name, getNumbers(values!))
  if (matrix) (gradient as typeof gradient & Transformable).setTransform(...matrix)
  for (const { offset, color, opacity } of stops) gradient.stop(offset, color, opacity)
  return gradient
}

function getStops(element: Element): { offset: number; color: string; opacity: number }[] {
  const list = element.getElementsByTagName('stop')
  return Array.from({ length: Math.min(list.length, most) }, (_, nth) => {
    const stop = list[nth]!
    const given = (name: string) =>
      new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(stop.getAttribute('style') ?? '')?.[1]?.trim() ?? stop.getAttribute(name)
    const offset = stop.getAttribute('offset') ?? '0'
    const color = given('stop-color') ?? ''
    return {
      offset: Math.min(1, Math.max(0, Number.parseFloat(offset) / (offset.includes('%') ? 100 : 1) || 0)),
      color: /^(#([\da-f]{6}|[\da-f]{3})|[a-z]+)$/i.test(color) ? color : '#000000',
      opacity: Number.parseFloat(given('stop-opacity') || '1'),
    }
  })
}
