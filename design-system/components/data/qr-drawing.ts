import { create } from 'qrcode'

/** A QR code as one SVG path of `size` by `size` modules, quiet zone not included. */
export interface QrDrawing {
  size: number
  path: string
}

/** Draws `text` as a QR code. Call it on the server, or where it is loaded late: the encoder is 10 kB. */
export function qrDrawing(text: string): QrDrawing {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue
      let run = 1
      while (x + run < size && data[y * size + x + run]) run++
      path += `M${x} ${y}h${run}v1h-${run}z`
      x += run
    }
  }
  return { size, path }
}
