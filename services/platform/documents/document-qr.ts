import { create } from 'qrcode'
import { type Paper, tagged } from './document-parts.ts'

/** Draws a QR code at a place without moving on. Lengths are in points. @param alt says what it holds */
export function drawQr(
  { pdf, root }: Paper,
  text: string,
  { x, y, width, alt }: { x: number; y: number; width: number; alt: string },
): void {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const module = width / size
  tagged(
    pdf,
    root,
    'Figure',
    () => {
      for (let row = 0; row < size; row++)
        for (let column = 0; column < size; column++)
          if (data[row * size + column]) pdf.rect(x + column * module, y + row * module, module, module)
      pdf.fill('#000000')
    },
    { alt, bbox: [x, y, x + width, y + width] },
  )
}
