import { createElement, lazy, Suspense, type ReactNode } from 'react'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import type { Shell } from '../../request/shell.functions.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useProofOfWork } from './use-proof-of-work.ts'
import { useWidgetTokens } from './use-widget-tokens.ts'

const CaptchaWidget = lazy(() => import('./captcha-widget.tsx'))

export interface Captcha {
  /** A proof for one call, which uses it up. Waits until there is one. */
  prove(): Promise<string>
  /** What the form has to show; null where nobody has to do anything. */
  field: ReactNode | null
}

/**
 * Shows a form to be filled in by a person (shell specification, section 5): by a puzzle that the browser solves while
 * the person types, or by the widget of the provider that the installation uses.
 *
 * @param own what a service wants instead of what the hostname has; left out while nobody has asked it
 */
export function useCaptcha(own?: Shell['captcha']): Captcha {
  const { captcha: ofHostname } = useShell()
  const captcha = own === undefined ? ofHostname : own
  const isInBrowser = useHydrated()
  const proveByWork = useProofOfWork(captcha === null)
  const tokens = useWidgetTokens()
  if (!captcha) return { prove: proveByWork, field: null }
  // The server has no widget to draw, and pages are rendered in one go.
  if (!isInBrowser) return { prove: tokens.prove, field: null }
  const widget = createElement(CaptchaWidget, { ...captcha, round: tokens.round, onToken: tokens.take, onFail: tokens.fail })
  return { prove: tokens.prove, field: createElement(Suspense, { fallback: null }, widget) }
}
