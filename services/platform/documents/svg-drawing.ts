import { DOMParser } from '@xmldom/xmldom'
import { getLength, getMatrix, getNumbers } from './svg-values.ts'
import { getGradient, type Gradients, readGradients } from './svg-gradients.ts'
import type { Pdf } from './document-text.ts'

/** A drawing of simple shapes: no text, pictures, styles sheets, references or anything that is loaded. */
export interface Svg {
  left: number
  top: number
  width: number
  height: number
  root: Element
}

/** A hostile drawing may not take long. */
const mostElements = 5_000
const deepest = 40

const unpainted = { display: 'none', visibility: 'hidden' }
const inherited = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'fill-rule', 'fill-opacity', 'stroke-opacity']
const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])
const groups = new Set(['svg', 'g', 'a', 'switch'])
const fallbacks: Style = { fill: '#000000', stroke: 'none', 'stroke-width': '1', opacity: '1' }

type Style = Record<string, string>

/** Reads a drawing; null if it has no size. Throws if it is not XML. */
export function readSvg(text: string): Svg | null {
  const ignore = () => {}
  const fatalError = (message: string) => {
    throw new Error(message)
  }
  const root = new DOMParser({ errorHandler: { warning: ignore, error: ignore, fatalError } }).parseFromString(text, 'image/svg+xml')
    .documentElement as Element | null
  if (root?.localName !== 'svg') return null
  const box = getNumbers(root.getAttribute('viewBox') ?? '')
  const [left, top, width, height] =
    box.length === 4 ? (box as [number, number, number, number]) : ([0, 0, getLength(root, 'width'), getLength(root, 'height')] as const)
  return width > 0 && height > 0 ? { left, top, width, height, root } : null
}

/** Draws with the upper left corner at `x` and `y`, in points. Shapes that cannot be drawn are left out. */
export function drawSvg(pdf: Pdf, { left, top, width, height, root }: Svg, x: number, y: number, scale: number): void {
  const gradients = readGradients(root)
  let remaining = mostElements
  const visit = (element: Element, parent: Style, depth: number) => {
    if (depth > deepest || --remaining < 0) return
    const style = getStyle(element, parent)
    if (Object.entries(unpainted).some(([name, value]) => style[name] === value)) return
    apart(pdf, () => {
      transform(pdf, element.getAttribute('transform') ?? '')
      if (shapes.has(element.localName)) paint(pdf, element, style, gradients)
      else if (groups.has(element.localName))
        for (let child = element.firstChild; child; child = child.nextSibling)
          if (child.nodeType === 1) visit(child as Element, style, depth + 1)
    })
  }
  apart(pdf, () => {
    pdf.translate(x, y).scale(scale).rect(0, 0, width, height).clip().translate(-left, -top)
    visit(root, fallbacks, 0)
  })
}

/** Draws with a graphics state of its own, and ends an unfinished path. */
function apart(pdf: Pdf, draw: () => void): void {
  pdf.save()
  try {
    draw()
  } catch {
    pdf.addContent('n')
  } finally {
    pdf.restore()
  }
}

function getStyle(element: Element, parent: Style): Style {
  const style: Style = { ...parent }
  for (const name of [...inherited, 'display', 'visibility']) {
    const value = element.getAttribute(name)
    if (value) style[name] = value
  }
  let opacity = element.getAttribute('opacity')
  for (const declaration of (element.getAttribute('style') ?? '').split(';')) {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim())
    if (name === 'opacity') opacity = value
    else if (name && value) style[name] = value
  }
  // A group's opacity is given to its shapes.
  style['opacity'] = String(Number(parent['opacity']) * unit(opacity))
  return style
}

function unit(value: string | null | undefined): number {
  const number = value ? Number.parseFloat(value) : 1
  return Number.isFinite(number) ? Math.min(1, Math.max(0, number)) : 1
}

function paint(pdf: Pdf, element: Element, style: Style, gradients: Gradients): void {
  const fill = element.localName === 'line' ? null : getColor(pdf, style['fill'], gradients)
  const stroke = getColor(pdf, style['stroke'], gradients)
  if (!fill && !stroke) return
  const opacity = Number(style['opacity'])
  const rule = style['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero'
  if (fill) pdf.fillColor(fill).fillOpacity(opacity * unit(style['fill-opacity']))
  if (stroke) {
    pdf
      .strokeColor(stroke)
      .strokeOpacity(opacity * unit(style['stroke-opacity']))
      .lineWidth(Number.parseFloat(style['stroke-width'] ?? '1'))
      .lineCap(knownOr(style['stroke-linecap'], ['round', 'square'], 'butt'))
      .lineJoin(knownOr(style['stroke-linejoin'], ['round', 'bevel'], 'miter'))
  }
  outline(pdf, element)
  // The operator is written directly, because fill() and stroke() would set the colour again.
  const evenOdd = rule === 'even-odd' ? '*' : ''
  pdf.addContent(fill && stroke ? `B${evenOdd}` : fill ? `f${evenOdd}` : 'S')
}

function knownOr<Known extends string, Other extends string>(value: string | undefined, known: Known[], other: Other): Known | Other {
  return known.find((one) => one === value) ?? other
}

function getColor(pdf: Pdf, value: string | undefined, gradients: Gradients): PDFKit.Mixins.ColorValue | null {
  if (!value || value === 'none' || value === 'transparent') return null
  const reference = /^url\(\s*['"]?#([^'")\s]+)/.exec(value)
  if (reference) return getGradient(pdf, gradients.get(reference[1]!))
  return plainColor(value)
}

/** A colour that pdfkit knows; currentColor and others are black. */
function plainColor(value: string): string | [number, number, number] {
  const parts = /^rgba?\(/i.test(value) ? getNumbers(value) : []
  if (parts.length >= 3) return [parts[0]!, parts[1]!, parts[2]!]
  if (/^#([\da-f]{6}|[\da-f]{3})$/i.test(value)) return value
  return /^[a-z]+$/i.test(value) && value.toLowerCase() !== 'currentcolor' ? value : '#000000'
}

function outline(pdf: Pdf, element: Element): void {
  const at = (name: string) => getLength(element, name)
  switch (element.localName) {
    case 'path':
      pdf.path(element.getAttribute('d') ?? '')
      return
    case 'rect': {
      const radius = at('rx') || at('ry')
      if (radius > 0) pdf.roundedRect(at('x'), at('y'), at('width'), at('height'), radius)
      else pdf.rect(at('x'), at('y'), at('width'), at('height'))
      return
    }
    case 'circle':
      pdf.circle(at('cx'), at('cy'), at('r'))
      return
    case 'ellipse':
      pdf.ellipse(at('cx'), at('cy'), at('rx'), at('ry'))
      return
    case 'line':
      pdf.moveTo(at('x1'), at('y1')).lineTo(at('x2'), at('y2'))
      return
    default: {
      const points = getNumbers(element.getAttribute('points') ?? '')
      for (let nth = 0; nth + 1 < points.length; nth += 2)
        if (nth === 0) pdf.moveTo(points[0]!, points[1]!)
        else pdf.lineTo(points[nth]!, points[nth + 1]!)
      if (element.localName === 'polygon') pdf.closePath()
    }
  }
}

function transform(pdf: Pdf, list: string): void {
  for (const [, name, values] of list.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const matrix = getMatrix(name!, getNumbers(values!))
    if (matrix) pdf.transform(...matrix)
  }
}
