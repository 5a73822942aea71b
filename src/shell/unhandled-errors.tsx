import { lazy, Suspense, useEffect, useState } from 'react'
import { reloadOnMissingChunk } from './chunk-reload.ts'

const FailureDialog = lazy(() => import('./failure-dialog.tsx'))

/** docs/requirements/shell.md §8. Ignores errors of other scripts, such as browser extensions. */
export function UnhandledErrors() {
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
