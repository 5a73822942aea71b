import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { viewerZooms } from './file-viewer.tsx'

/** A button of a `FileViewer`, with the key that does the same where there is one. */
export function ViewerButton({
  label,
  shortcut,
  ...rest
}: {
  label: string
  shortcut?: string | undefined
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <IconButton
      {...rest}
      variant="outline"
      label={shortcut ? `${label} (${shortcut.toUpperCase()})` : label}
      aria-keyshortcuts={shortcut}
    />
  )
}

/** @param at index in `viewerZooms` */
export function ZoomControls({
  words,
  shortcuts,
  at,
  onChange,
  children,
}: {
  /** `fitted` for the smallest, which is no size of its own. */
  words: { smaller: string; larger: string; fitted: string }
  shortcuts?: { smaller: string; larger: string } | undefined
  at: number
  onChange: (at: number) => void
  /** More buttons. */
  children?: ReactNode
}) {
  return (
    <div className="file-viewer__group">
      <ViewerButton label={words.smaller} shortcut={shortcuts?.smaller} disabled={at === 0} onClick={() => onChange(at - 1)}>
        <ZoomOut />
      </ViewerButton>
      <span role="status" className="file-viewer__zoom">
        {at === 0 ? words.fitted : `${viewerZooms[at]}%`}
      </span>
      <ViewerButton
        label={words.larger}
        shortcut={shortcuts?.larger}
        disabled={at === viewerZooms.length - 1}
        onClick={() => onChange(at + 1)}
      >
        <ZoomIn />
      </ViewerButton>
      {children}
    </div>
  )
}

/** Buttons to change pages; renders nothing for a single page. */
export function PageControls({
  words,
  shortcuts,
  page,
  count,
  onChange,
}: {
  /** `position` such as "Page 1 of 3". */
  words: { previous: string; next: string; position: string }
  shortcuts?: { previous: string; next: string } | undefined
  page: number
  count: number
  onChange: (page: number) => void
}) {
  if (count <= 1) return null
  return (
    <div className="file-viewer__group">
      <ViewerButton label={words.previous} shortcut={shortcuts?.previous} disabled={page === 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft />
      </ViewerButton>
      <span role="status">
        <VisuallyHidden>{words.position}</VisuallyHidden>
        <span aria-hidden>
          {page} / {count}
        </span>
      </span>
      <ViewerButton label={words.next} shortcut={shortcuts?.next} disabled={page === count} onClick={() => onChange(page + 1)}>
        <ChevronRight />
      </ViewerButton>
    </div>
  )
}
