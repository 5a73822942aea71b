import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Shell } from '../request/shell.functions.ts'
import { useShell } from '../request/shell.queries.ts'

/** Lazy, since few people act as others. */
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
