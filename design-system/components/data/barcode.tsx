import type { ReactNode } from 'react'
import { look } from '../../look.ts'
import type { BarcodeDrawing } from './barcode-drawing.ts'

/** In modules, on each side, as scanners require. */
const quietZone = 10

/** A barcode from `barcodeDrawing()`, black on white in every mode, and its digits for typing: on paper alone where the screen has them already. */
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
