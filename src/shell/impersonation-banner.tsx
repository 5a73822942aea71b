import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Shell } from '../request/shell.functions.ts'
import { useShell } from '../request/shell.queries.ts'

/** Few people act as others: not among the scripts that all wait for. */
const Banners = lazyRouteComponent(() => import('./impersonation-banners.tsx'), 'ImpersonationBanners')

const mayHaveBanner = ({ person }: Pick<Shell, 'person'>) => Boolean(person?.impersonated || person?.lastActedAs)

/** Before a page is drawn: a banner that came later would move it. */
export const preloadImpersonationBanner = (shell: Pick<Shell, 'person'>) => (mayHaveBanner(shell) ? Banners.preload?.() : undefined)

export function ImpersonationBanner() {
  return mayHaveBanner(useShell()) ? (
    <Suspense>
      <Banners />
    </Suspense>
  ) : null
}
