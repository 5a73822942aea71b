import { lazy, Suspense, useEffect, useState } from 'react'
import { reloadOnMissingChunk } from './chunk-reload.ts'

const FailureDialog = lazy(() => import('./failure-dialog.tsx'))

/**
 * Tells people of a failure that no part of the page answers for, and offers to load it anew (docs/requirements/shell.md, section 8). Scripts of others, such as browser extensions, are none of its business.
 */
export function FailureWatch() {
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const failed = ({ filename }: ErrorEvent) => {
      if (filename.startsWith(location.origin)) setFailed(true)
    }
    const rejected = ({ reason }: PromiseRejectionEvent) => {
      if (reason instanceof Error && reason.name !== 'AbortError' && (reason.stack ?? '').includes(location.origin)) setFailed(true)
    }
    const stopReloading = reloadOnMissingChunk()
    addEventListener('error', failed)
    addEventListener('unhandledrejection', rejected)
    return () => {
      stopReloading()
      removeEventListener('error', failed)
      removeEventListener('unhandledrejection', rejected)
    }
  }, [])

  return hasFailed ? (
    <Suspense>
      <FailureDialog onClose={() => setFailed(false)} />
    </Suspense>
  ) : null
}
