import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactElement, type ReactNode, useCallback } from 'react'
import { appConfig } from '#config'
import type { FileRouteTypes } from '../../routeTree.gen'
import { retainedSearch } from '../search/portal-search.ts'

interface RowLinkProps {
  to: FileRouteTypes['to']
  params: Record<string, string>
  className: string
  dir?: 'auto'
  'aria-label'?: string
  children: ReactNode
}

export type RowLink = (link: RowLinkProps) => ReactElement

/** Returns a function that makes a link of a long list. The router's component would compute every location: a tenth of a page's time. */
export function useRowLink(): RowLink {
  const router = useRouter()
  return useCallback(
    ({ to, params, children, ...attributes }) => {
      const path = to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!))
      function follow(event: MouseEvent) {
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void router.navigate({ to, params } as never)
      }
      return (
        <a {...attributes} href={`${appConfig.basePath}${path}${retained(router.stores.location.get().search)}`} onClick={follow}>
          {children}
        </a>
      )
    },
    [router],
  )
}

const suffixes = new WeakMap<object, string>()

function retained(search: object): string {
  const known = suffixes.get(search)
  if (known !== undefined) return known
  const kept = Object.entries(search).filter(([name, value]) => value !== undefined && retainedSearch.some((one) => one === name))
  const suffix = kept.length > 0 ? `?${new URLSearchParams(kept.map(([name, value]) => [name, String(value)]))}` : ''
  suffixes.set(search, suffix)
  return suffix
}
