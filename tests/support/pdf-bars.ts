import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { GreyPicture } from './itf-digits.ts'

/** A filled rectangle in points, from the lower left corner of the page. */
interface Area {
  left: number
  bottom: number
  right: number
  top: number
}

type Matrix = readonly [number, number, number, number, number, number]

const perMillimetre = 72 / 25.4
/** Bar height in millimetres required by banks' readers (FEBRABAN). */
const barHeight = 13
const tolerance = 0.05

/** Extracts a bank slip's barcode from a PDF's first page: millimetres on paper, and a picture with a quiet zone of 5 mm. */
export async function barsOfPdf(bytes: Uint8Array): Promise<{ width: number; height: number; picture: GreyPicture }> {
  // pdf.js takes ownership of the buffer.
  const task = getDocument({ data: bytes.slice(), verbosity: 0 })
  const page = await (await task.promise).getPage(1)
  const areas = filledAreas(await page.getOperatorList())
  await task.destroy()
  const bars = areas
    .filter(({ bottom, top }) => Math.abs((top - bottom) / perMillimetre - barHeight) < tolerance)
    .sort((a, b) => a.left - b.left)
  const [first] = bars
  if (!first) throw new Error('The page has no bars')
  const right = Math.max(...bars.map((bar) => bar.right))
  const at = (points: number) => (points - first.left) / perMillimetre
  return {
    width: at(right),
    height: (first.top - first.bottom) / perMillimetre,
    picture: draw(
      bars.map((bar) => ({ from: at(bar.left), to: at(bar.right) })),
      at(right),
    ),
  }
}

function filledAreas({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] }): Area[] {
  const areas: Area[] = []
  const kept: Matrix[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [index, instruction] of fnArray.entries()) {
    if (instruction === OPS.save) kept.push(matrix)
    if (instruction === OPS.restore) matrix = kept.pop() ?? matrix
    if (instruction === OPS.transform) matrix = within(matrix, argsArray[index] as Matrix)
    if (instruction !== OPS.constructPath) continue
    const [finish, , box] = argsArray[index] as [number, unknown, ArrayLike<number> | null]
    if (finish === OPS.fill && box) areas.push(getArea(matrix, box))
  }
  return areas
}

function within([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix {
  return [a * a2 + c * b2, b * a2 + d * b2, a * c2 + c * d2, b * c2 + d * d2, a * e2 + c * f2 + e, b * e2 + d * f2 + f]
}

function getArea([a, , , d, e, f]: Matrix, box: ArrayLike<number>): Area {
  const [x1, x2] = [box[0]! * a + e, box[2]! * a + e]
  const [y1, y2] = [box[1]! * d + f, box[3]! * d + f]
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), bottom: Math.min(y1, y2), top: Math.max(y1, y2) }
}

const perPixel = 25.4 / 600
const quietZone = 5

function draw(bars: readonly { from: number; to: number }[], end: number): GreyPicture {
  const [width, height] = [Math.ceil((end + 2 * quietZone) / perPixel), 40]
  const line = new Uint8ClampedArray(width).fill(255)
  for (const { from, to } of bars) line.fill(0, Math.round((from + quietZone) / perPixel), Math.round((to + quietZone) / perPixel))
  const luminance = new Uint8ClampedArray(width * height)
  for (let row = 0; row < height; row++) luminance.set(line, row * width)
  return { luminance, width, height }
}
