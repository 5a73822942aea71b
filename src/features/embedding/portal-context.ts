import { useSyncExternalStore } from 'react'
import { useShell } from '../../request/shell.queries.ts'

/** What a web component is told of the page it is in; nothing that opens anything. */
export interface PortalContext {
  locale: string
  /** How people want to see it: `light`, `dark`, `black-on-white`, `white-on-black`. */
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

/** What web components on this page are told. */
export function usePortalContext(): PortalContext {
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

function watchDevice(tell: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)')
  device.addEventListener('change', tell)
  return () => device.removeEventListener('change', tell)
}
