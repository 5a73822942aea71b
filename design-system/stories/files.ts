/** Draws a picture of a size in pixels. */
export async function drawnImage(name: string, width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')!
  const fill = (color: string, ...rectangle: [number, number, number, number]) => {
    context.fillStyle = color
    context.fillRect(...rectangle)
  }
  fill('#9cc3dd', 0, 0, width, height)
  fill('#6f8f5e', 0, height * 0.65, width, height * 0.35)
  context.fillStyle = '#f0c95a'
  context.beginPath()
  context.arc(width * 0.5, height * 0.4, Math.min(width, height) * 0.18, 0, 2 * Math.PI)
  context.fill()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  return new File([blob!], name, { type })
}

/** A file with the signature of a PDF, padded to a size in bytes. */
export function pdf(name: string, size = 240_000): File {
  return new File(['%PDF-1.7\n', new Uint8Array(size - 9)], name, { type: 'application/pdf' })
}
