import type { ReactNode } from 'react'
import { look } from '../../look.ts'
import type { BarcodeDrawing } from './barcode-drawing.ts'

/** The quiet zone in modules, on each side, as scanners require. */
const quietZone = 10

/** A barcode from `barcodeDrawing()`, black on white in every mode. Its digits for typing are only on paper if the screen shows them already. */
export function Barcode({
  width,
  path,
  label,
  digits,
  digitsOn = 'both',
  children,
}: BarcodeDrawing & {
  label: string
  digits: string
  digitsOn?: 'both' | 'paper' | undefined
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
        <code className={look('barcode__digits', { digitsOn })}>{digits}</code>
      </figcaption>
    </figure>
  )
}
