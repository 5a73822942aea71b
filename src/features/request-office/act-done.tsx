import { Notice } from '#design/components/feedback/notice.tsx'
import { useFocusOnResult } from '../../kit/browser/use-focus-on-result.ts'

/** Another object each time. */
export interface Done {
  title: string
}

/** What came of an act: brought forward, as the form that asked for it is far below, and gone or in another place. */
export function ActDone({ done }: { done: Done }) {
  const place = useFocusOnResult<HTMLDivElement>(done)
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="ok" live="status" title={done.title} />
    </div>
  )
}
