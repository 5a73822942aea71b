import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { LoadingMessage } from '#design/components/feedback/loading-message.tsx'
import { useShell } from '../../request/shell.queries.ts'

/** Passes the portal's context as attributes and by the event `portal-context`. */
export function WebComponent({ tag, scriptUrl }: { tag: string; scriptUrl: string }) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [failed, setFailed] = useState(false)
  const text = JSON.stringify(usePortalContext())

  useEffect(() => {
    let isUnmounted = false
    let created: HTMLElement | undefined
    void import('./define-element.ts')
      .then(({ defineElement }) => defineElement(tag, scriptUrl))
      .then(
        () => {
          if (isUnmounted) return
          created = document.createElement(tag)
          setElement(created)
        },
        () => !isUnmounted && setFailed(true),
      )
    return () => {
      isUnmounted = true
      created?.remove()
    }
  }, [tag, scriptUrl])

  useEffect(() => {
    if (!element || !place.current) return
    const { locale, theme, context } = JSON.parse(text) as PortalContext
    element.setAttribute('locale', locale)
    element.setAttribute('theme', theme)
    element.setAttribute('context', JSON.stringify(context))
    // Attributes must be set before the element connects.
    if (element.parentElement !== place.current) place.current.replaceChildren(element)
    element.dispatchEvent(new CustomEvent('portal-context', { detail: { locale, theme, context } }))
  }, [element, text])

  if (failed) {
    return (
      <ErrorState
        title={t`Não foi possível abrir o componente`}
        retry={<Button onClick={() => location.reload()}>{t`Tentar de novo`}</Button>}
      >
        <Trans>Quem o mantém pode estar fora do ar. O resto do portal funciona.</Trans>
      </ErrorState>
    )
  }
  return (
    <>
      {element ? null : <LoadingMessage>{t`Abrindo o componente…`}</LoadingMessage>}
      <div ref={place} />
    </>
  )
}

/** No credentials. */
interface PortalContext {
  locale: string
  /** `light`, `dark`, `black-on-white` or `white-on-black`. */
  theme: string
  context: {
    tenantId: number | null
    institutionId: number | null
    place: string | null
    roleId: number | null
    role: string | null
    profile: string | null
    currency: string
    timeZone: string
  }
}

function usePortalContext(): PortalContext {
  const { locale, person, currency, timeZone } = useShell()
  const prefersDark = useSyncExternalStore(
    watchDevice,
    () => matchMedia('(prefers-color-scheme: dark)').matches,
    () => false,
  )
  const place = person?.context ?? null
  return {
    locale,
    theme: person?.mode ?? (prefersDark ? 'dark' : 'light'),
    context: {
      tenantId: place?.tenantId ?? null,
      institutionId: place?.institutionId ?? null,
      place: place?.name ?? null,
      roleId: place?.role.id ?? null,
      role: place?.role.name ?? null,
      profile: place?.role.profile ?? null,
      currency,
      timeZone,
    },
  }
}

function watchDevice(notify: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)')
  device.addEventListener('change', notify)
  return () => device.removeEventListener('change', notify)
}
