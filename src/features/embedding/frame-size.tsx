import { useEffect } from 'react'
import { useShell } from '../../request/shell.queries.ts'

export function FrameSize() {
  const { embedders } = useShell()
  useEffect(() => {
    if (parent === window) return
    let stop: (() => void) | undefined
    let isUnmounted = false
    void import('./answer-embedder.ts').then(({ answerEmbedder }) => {
      if (!isUnmounted) stop = answerEmbedder([location.origin, ...embedders])
    })
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [embedders])
  return null
}
