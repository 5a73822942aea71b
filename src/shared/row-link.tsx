import { useNavigate, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { appConfig } from '#config'
import type { FileRouteTypes } from '../routeTree.gen'
import { retainedSearch } from './search/portal-search.ts'

interface RowLinkProps {
  to: FileRouteTypes['to']
  params: Record<string, string>
  className: string
  'aria-labelledby'?: string
  'aria-label'?: string
  children: ReactNode
}

/** A link in a long list: the router's own computes the location of every one, a tenth of a page's time. */
export function RowLink({ to, params, className, children, ...label }: RowLinkProps) {
  const { search } = useRouter().stores.location.get()
  const navigate = useNavigate()
  const path = to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!))
  function follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate({ to, params } as never)
  }
  return (
    <a {...label} href={`${appConfig.basePath}${path}${retained(search)}`} className={className} onClick={follow}>
      {children}
    </a>
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
