import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { pageI18n, withWords } from '../../i18n/create-i18n.ts'
import { getProofState } from './step-up.functions.ts'

let asking: Promise<boolean> | null = null

/**
 * Asks the person who is signed in to prove who they are, over whatever the page shows. Loaded when it is needed: no page carries it.
 *
 * @returns whether they did; once for everything that waits at a time
 */
export function askForProof(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

async function ask(): Promise<boolean> {
  const [{ default: StepUpDialog }, { isRecent, ways }] = await Promise.all([
    withWords(import('./step-up-dialog.tsx'), 'step-up'),
    getProofState(),
  ])
  if (isRecent) return true
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  return new Promise((resolve) => {
    const close = (isProven: boolean) => {
      root.unmount()
      host.remove()
      resolve(isProven)
    }
    root.render(
      <I18nProvider i18n={pageI18n()}>
        <QueryClientProvider client={new QueryClient()}>
          <StepUpDialog ways={ways} onClose={close} />
        </QueryClientProvider>
      </I18nProvider>,
    )
  })
}
