import { expect, test } from 'vitest'
import { withoutRoutes, withUnnamedChildren } from '../../vite-plugins/without-routes.ts'

/** As the generator writes the tree for browsers. */
const code = `import { Route as rootRouteImport } from './routes/__root'
import { Route as PortalRouteImport } from './routes/_portal'
import { Route as PortalRequestsRouteImport } from './routes/_portal/requests'
import { Route as PortalRequestsRequestIdRouteImport } from './routes/_portal/requests.$requestId'
import { Route as AuthSigninRouteImport } from './routes/auth/signin'
const PortalRoute = PortalRouteImport.update({
            id: '/_portal',getParentRoute: () => rootRouteImport
          })
const PortalRequestsRoute = PortalRequestsRouteImport.update({
            id: '/requests',path: '/requests',getParentRoute: () => PortalRoute
          })
const PortalRequestsRequestIdRoute = PortalRequestsRequestIdRouteImport.update({
            id: '/$requestId',path: '/$requestId',getParentRoute: () => PortalRequestsRoute
          })
const AuthSigninRoute = AuthSigninRouteImport.update({
            id: '/auth/signin',path: '/auth/signin',getParentRoute: () => rootRouteImport
          })
const PortalRequestsRouteChildren = {PortalRequestsRequestIdRoute: PortalRequestsRequestIdRoute}
const PortalRequestsRouteWithChildren = PortalRequestsRoute._addFileChildren(PortalRequestsRouteChildren)
const PortalRouteChildren = {PortalRequestsRoute: PortalRequestsRouteWithChildren}
const PortalRouteWithChildren = PortalRoute._addFileChildren(PortalRouteChildren)
const rootRouteChildren = {PortalRoute: PortalRouteWithChildren,AuthSigninRoute: AuthSigninRoute}
export const routeTree = rootRouteImport._addFileChildren(rootRouteChildren)
`

test('a tree without some routes names neither them nor those below them', () => {
  const seen: string[] = []
  const rest = withoutRoutes(code, ({ id, fullPath }) => {
    seen.push(`${id} ${fullPath}`)
    return id.startsWith('/_portal/requests')
  })
  expect(seen).toEqual([
    '/_portal ',
    '/_portal/requests /requests',
    '/_portal/requests/$requestId /requests/$requestId',
    '/auth/signin /auth/signin',
  ])
  expect(rest).not.toContain('Requests:')
  expect(rest.match(/^import .*/gm)).toHaveLength(3)
  expect(rest).toContain('const PortalRouteChildren = {}')
  expect(rest).toContain('const rootRouteChildren = {PortalRoute: PortalRouteWithChildren,AuthSigninRoute: AuthSigninRoute}')
  expect(rest).not.toContain('PortalRequestsRequestId')
})

test('a route stays whole where none is left out', () => {
  expect(withoutRoutes(code, () => false)).toBe(code)
})

test('a route that loses the one above it, and a generator that writes in another way, end the build', () => {
  expect(() => withoutRoutes(code, ({ id }) => id === '/_portal')).toThrow('PortalRoute')
  expect(() => withoutRoutes(code.replaceAll('.update(', '.extend('), () => false)).toThrow('another way')
})

test('routes below one are a list without names, in the order of the generator', () => {
  const lists = withUnnamedChildren(code)
  expect(lists).toContain('const PortalRequestsRouteChildren = [PortalRequestsRequestIdRoute]')
  expect(lists).toContain('const rootRouteChildren = [PortalRouteWithChildren,AuthSigninRoute]')
  expect(lists).toContain('PortalRoute._addFileChildren(PortalRouteChildren)')
  expect(withUnnamedChildren(withoutRoutes(code, ({ id }) => id.startsWith('/_portal/requests')))).toContain(
    'const PortalRouteChildren = []',
  )
  expect(() => withUnnamedChildren(code.replace('{PortalRoute: ', '{...PortalRoute, '))).toThrow('another way')
})
