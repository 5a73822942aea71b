import type { ReactNode } from 'react'
import type { BarcodeDrawing } from './barcode-drawing.ts'

/** Empty modules that scanners need on each side. */
const quietZone = 10

/** A bank slip's barcode that `barcodeDrawing()` made, black on white in every mode, and the digits to type instead. */
export function Barcode({
  width,
  path,
  label,
  digits,
  children,
}: BarcodeDrawing & {
  /** Names the drawing. */
  label: string
  /** The line of digits with its dots and spaces. */
  digits: string
  /** Words above the digits. */
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
