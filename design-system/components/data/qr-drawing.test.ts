import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { qrDrawing } from './qr-drawing.ts'

test('the path covers exactly the dark modules', () => {
  const text = '00020126580014br.gov.bcb.pix0136a1f4c2d8-0b9e-4f6e-9d55-2f6a7a1f0e11'
  const { size, path } = qrDrawing(text)
  const drawn = new Set<number>()
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let i = 0; i < Number(run); i++) drawn.add(Number(y) * size + Number(x) + i)
  }
  const modules = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = [...modules.data.keys()].filter((index) => modules.data[index])
  expect([...drawn].sort((a, b) => a - b)).toEqual(dark)
})
