import { useState } from 'react'

export type CopyState = 'idle' | 'copied' | 'failed'

/** Returns a function that copies a text, and its result for a button that changes and a message that is announced. */
export function useCopy(): { state: CopyState; copy(text: string): Promise<void> } {
  const [state, setState] = useState<CopyState>('idle')
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return { state, copy }
}
