import { useEffect } from 'react'
import { useShell } from '../../request/shell.queries.ts'

/** In a frame of a partner's page: makes it as high as what the portal shows. */
export function FrameSize() {
  const { embedders } = useShell()
  useEffect(() => {
    if (parent === window) return
    let stop: (() => void) | undefined
    let isOver = false
    void import('./answer-embedder.ts').then(({ answerEmbedder }) => {
      if (!isOver) stop = answerEmbedder([location.origin, ...embedders])
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [embedders])
  return null
}
