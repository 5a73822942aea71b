import { createElement, lazy, Suspense, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import type { Shell } from '../../request/shell.functions.ts'
import { useShell } from '../../request/shell.queries.ts'
import { getCaptchaChallenge } from './captcha.functions.ts'

const CaptchaWidget = lazy(() => import('./captcha-widget.tsx'))

export interface Captcha {
  /** A token for one call, which uses it up. Waits until there is one. */
  getToken(): Promise<string>
  /** What the form has to show; null where nobody has to do anything. */
  field: ReactNode | null
}

/**
 * Shows that a person fills in a form: by a puzzle that the browser solves while the person types, or by the widget of
 * the provider that the installation uses.
 *
 * @param own the captcha of a service, where it is not that of the hostname; undefined while it is not known
 */
export function useCaptcha(own?: Shell['captcha']): Captcha {
  const { captcha: ofHostname } = useShell()
  const captcha = own === undefined ? ofHostname : own
  const isInBrowser = useHydrated()
  const getPuzzleToken = usePuzzleToken(captcha === null)
  const { round, onToken, onFail, getToken } = useWidgetToken()
  if (!captcha) return { getToken: getPuzzleToken, field: null }
  // The server has no widget to draw, and pages are rendered in one go.
  if (!isInBrowser) return { getToken, field: null }
  const widget = createElement(CaptchaWidget, { ...captcha, round, onToken, onFail })
  return { getToken, field: createElement(Suspense, { fallback: null }, widget) }
}

/** Milliseconds. A token is thrown away a minute before it expires: the call that carries it takes time too. */
const tokenLifetime = 9 * 60_000

async function solvePuzzle(): Promise<string> {
  const [challenge, { solveChallenge }] = await Promise.all([getCaptchaChallenge(), import('#api/proof-of-work.ts')])
  return solveChallenge(challenge)
}

/**
 * Solves a puzzle from the first focus on, so that it is done when the form is sent; the next one, and one in place of a
 * puzzle that expired on a page left open, when its token is asked for.
 */
function usePuzzleToken(isEnabled: boolean): () => Promise<string> {
  const current = useRef<{ token: Promise<string>; until: number } | null>(null)
  const start = useCallback(() => {
    if (current.current && current.current.until > Date.now()) return current.current
    const started = { token: solvePuzzle(), until: Date.now() + tokenLifetime }
    started.token.catch(() => {
      if (current.current === started) current.current = null
    })
    current.current = started
    return started
  }, [])

  useEffect(() => {
    if (!isEnabled) return undefined
    const onFocus = () => void start()
    document.addEventListener('focusin', onFocus, { once: true })
    return () => document.removeEventListener('focusin', onFocus)
  }, [isEnabled, start])

  return useCallback(async () => {
    const { token } = start()
    current.current = null
    return token
  }, [start])
}

interface Deferred {
  resolve(token: string): void
  reject(error: Error): void
}

/** Keeps the token of a provider's widget until it is asked for. Each serves one call; `round` then asks for the next. */
function useWidgetToken() {
  const [round, setRound] = useState(0)
  const token = useRef<string | null>(null)
  const pending = useRef<Deferred | null>(null)

  const onToken = useCallback((received: string | null) => {
    token.current = received
    if (received) pending.current?.resolve(received)
  }, [])

  const onFail = useCallback((error: Error) => pending.current?.reject(error), [])

  const getToken = useCallback(async () => {
    const received = token.current ?? (await new Promise<string>((resolve, reject) => (pending.current = { resolve, reject })))
    token.current = null
    pending.current = null
    setRound((rounds) => rounds + 1)
    return received
  }, [])

  return { round, onToken, onFail, getToken }
}
