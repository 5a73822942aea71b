import type { ReactNode } from 'react'
import type { BarcodeDrawing } from './barcode-drawing.ts'

/** In modules, on each side, as scanners require. */
const quietZone = 10

/** A barcode from `barcodeDrawing()`, black on white in every mode, and its digits for typing. */
export function Barcode({
  width,
  path,
  label,
  digits,
  children,
}: BarcodeDrawing & {
  label: string
  digits: string
  children?: ReactNode
}) {
  return (
    <figure className="barcode__root">
      <div className="barcode__sheet">
        <svg
          className="barcode__drawing"
          viewBox={`${-quietZone} 0 ${width + 2 * quietZone} 1`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <path d={path} fill="currentColor" />
        </svg>
      </div>
      <figcaption className="barcode__caption">
        {children}
        <code className="barcode__digits">{digits}</code>
      </figcaption>
    </figure>
  )
}
