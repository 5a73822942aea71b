import { useLocation, useMatches, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hasThirdPartyScripts } from '../../kit/browser/third-party-script.ts'
import { whenIdle } from '../../kit/browser/when-idle.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useOpenedAssistants } from './opened-assistants.ts'
import { type AssistantName, selectAssistants } from './select-assistants.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** False for pages with card or password fields, which must not run third-party scripts. */
    assistants?: false
  }
}

export const useAllowsThirdPartyScripts = () =>
  useMatches({ select: (matches) => matches.every(({ staticData }) => staticData.assistants !== false) })

/** Vendors offer no way to unload an assistant. */
const loaded = new Set<AssistantName>()

/** Selects secret fields: a safety net for pages that lack `assistants: false`. */
const secretFields = 'input[type="password"], input[autocomplete^="cc-"]'

/** Loads the assistants that a person opened or prefers, when the browser is idle. Unloading one requires a reload of the document. */
export function Assistants() {
  const router = useRouter()
  const { assistants: offered, person, locale } = useShell()
  const { disableHandtalk, disableEqualWeb } = useSearch({ from: '__root__' })
  const { pathname } = useLocation()
  const allowed = useAllowsThirdPartyScripts()
  const opened = useOpenedAssistants().split(',')
  const selected = selectAssistants({ offered, person, opened, disabled: { disableHandtalk, disableEqualWeb }, allowed }).join()

  useEffect(() => {
    const names = selected.split(',').filter(Boolean) as AssistantName[]
    if ([...loaded].some((name) => !names.includes(name))) return location.reload()
    const missing = names.filter((name) => !loaded.has(name))
    if (missing.length === 0) return
    return whenIdle(async () => {
      if (document.querySelector(secretFields)) return
      for (const name of missing) loaded.add(name)
      const { loadAssistant } = await import('./load-assistant.ts')
      for (const name of missing) void loadAssistant(name, offered, locale)
    })
    // The effect depends on `pathname`, because another page may have no secret fields.
  }, [selected, offered, locale, pathname])

  // Reloads before a page without assistants renders, not after.
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
        if (!pathChanged || !hasThirdPartyScripts()) return
        const matches = router.matchRoutes(toLocation)
        // The router updates the URL after this event.
        if (matches.some(({ staticData }) => staticData.assistants === false)) setTimeout(() => location.reload())
      }),
    [router],
  )
  return null
}
