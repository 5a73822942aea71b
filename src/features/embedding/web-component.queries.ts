import { queryOptions } from '@tanstack/react-query'
import { getWebComponent } from './web-component.functions.ts'

/** The web component that the institution registered under an address. */
export const webComponentQuery = (routeBase: string, tag: string) =>
  queryOptions({
    queryKey: ['web-component', routeBase, tag],
    queryFn: () => getWebComponent({ data: { routeBase, tag } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
