import { Notice } from '#design/components/feedback/notice.tsx'
import { useFocusOnResult } from '../../kit/browser/use-focus-on-result.ts'

/** Outcome of an action; each action sets a new object, so that the notice takes the focus again. */
export interface Done {
  title: string
}

/** Shows the outcome of an action and takes the focus, because the form that caused it is far below, gone or moved. */
export function ActDone({ done }: { done: Done }) {
  const place = useFocusOnResult<HTMLDivElement>(done)
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="ok" live="status" title={done.title} />
    </div>
  )
}
