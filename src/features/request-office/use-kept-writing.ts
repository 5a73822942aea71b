import { useEffect, useEffectEvent } from 'react'
import { useStoredDraft } from '../../kit/drafts/use-stored-draft.ts'

/**
 * What is written about a request, kept on the device until it is sent.
 *
 * @param takeUp gives a form of a page that is opened again what was written in it
 * @param isWritten for forms of more than a text
 */
export function useKeptWriting<Written extends { text: string }>(
  name: string,
  empty: Written,
  takeUp: (written: Written) => void,
  isWritten = ({ text }: Written) => text.trim() !== '',
) {
  const { begun, change, forget } = useStoredDraft(name, empty)
  const written = begun && isWritten(begun) ? begun : null
  const takeUpNow = useEffectEvent(takeUp)
  useEffect(() => {
    if (written) takeUpNow(written)
  }, [written])
  return { isDraftRestored: written !== null, change, forget }
}
