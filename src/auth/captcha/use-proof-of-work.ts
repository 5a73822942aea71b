import { useCallback, useEffect, useRef } from 'react'
import { getCaptchaChallenge } from './captcha.functions.ts'

/** A solved puzzle is thrown away a minute before it expires: the call that carries it takes time too. */
const usableFor = 9 * 60_000

async function solve(): Promise<string> {
  const [challenge, { solveChallenge }] = await Promise.all([getCaptchaChallenge(), import('#api/proof-of-work.ts')])
  return solveChallenge(challenge)
}

/**
 * Solves a puzzle from the first focus on, so that it is done when the form is sent; the next one, and one in place of a
 * puzzle that grew old on a page left open, when it is asked for.
 *
 * @param isWanted false where a provider's widget is used instead
 */
export function useProofOfWork(isWanted: boolean): () => Promise<string> {
  const current = useRef<{ proof: Promise<string>; until: number } | null>(null)
  const begin = useCallback(() => {
    if (current.current && current.current.until > Date.now()) return current.current
    const begun = { proof: solve(), until: Date.now() + usableFor }
    // The next attempt begins anew.
    begun.proof.catch(() => {
      if (current.current === begun) current.current = null
    })
    current.current = begun
    return begun
  }, [])

  useEffect(() => {
    if (!isWanted) return undefined
    const start = () => void begin()
    document.addEventListener('focusin', start, { once: true })
    return () => document.removeEventListener('focusin', start)
  }, [isWanted, begin])

  return useCallback(async () => {
    const { proof } = begin()
    current.current = null
    return proof
  }, [begin])
}
