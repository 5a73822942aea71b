import { useEffect, useEffectEvent } from 'react'
import { useKept } from '../../shared/editing/use-kept.ts'

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
  const { begun, change, forget } = useKept(name, empty)
  const written = begun && isWritten(begun) ? begun : null
  const takeUpNow = useEffectEvent(takeUp)
  useEffect(() => {
    if (written) takeUpNow(written)
  }, [written])
  return { isTakenUp: written !== null, change, forget }
}
