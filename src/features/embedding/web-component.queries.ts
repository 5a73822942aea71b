import { queryOptions } from '@tanstack/react-query'
import { getWebComponent } from './web-component.functions.ts'

export const webComponentQuery = (routeBase: string, tag: string) =>
  queryOptions({
    queryKey: ['web-component', routeBase, tag],
    queryFn: () => getWebComponent({ data: { routeBase, tag } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
