import type { ReactNode } from 'react'
import { look } from '../../look.ts'
import type { QrDrawing } from './qr-drawing.ts'

/** Show the text too (`CopyableCode`), for users without a second device to scan with. */
export function QrCode({
  size,
  path,
  label,
  caption,
  large,
}: QrDrawing & { label: string; caption?: ReactNode; large?: boolean | undefined }) {
  return (
    <figure className="qr-code__root">
      <svg
        className={look('qr-code__drawing', { large })}
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
      {caption ? <figcaption className="qr-code__caption">{caption}</figcaption> : null}
    </figure>
  )
}
