import type { ReactNode } from 'react'
import { look } from '../../look.ts'

export const viewerZooms = [100, 150, 200, 300, 400] as const
export type ViewerZoom = (typeof viewerZooms)[number]
export type ViewerTurn = 0 | 90 | 180 | 270

/** Shows an `img` or a `canvas` as large as fits, enlarged and turned on request; larger content scrolls. */
export function FileViewer({
  label,
  controls,
  zoom = 100,
  turn = 0,
  fit,
  children,
}: {
  /** The name of the content, for screen readers. */
  label: string
  /** Hidden without scripts. */
  controls: ReactNode
  zoom?: ViewerZoom | undefined
  /** In degrees, clockwise. */
  turn?: ViewerTurn | undefined
  /** For a page of text: as wide as the viewer, scrolled vertically. */
  fit?: 'width' | undefined
  children: ReactNode
}) {
  const enlarged = zoom === 100 ? undefined : (`${zoom}` as const)
  const turned = turn === 0 ? undefined : (`${turn}` as const)
  return (
    <div className="file-viewer__root">
      <div className="file-viewer__controls">{controls}</div>
      {/* Focusable, so that the keyboard scrolls it. */}
      <div className={look('file-viewer__stage', { fit })} role="group" aria-label={label} tabIndex={0}>
        <div className={look('file-viewer__sheet', { zoom: enlarged, turn: turned, fit })}>{children}</div>
      </div>
    </div>
  )
}
