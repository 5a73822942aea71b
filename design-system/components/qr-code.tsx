import type { QrDrawing } from './qr-drawing.ts'

/** A QR code that `qrDrawing()` made, black on white in every mode, with the quiet zone that readers need. */
export function QrCode({ size, path, label }: QrDrawing & { label: string }) {
  return (
    <svg
      className="qr-code"
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
