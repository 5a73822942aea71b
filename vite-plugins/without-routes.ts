import type { TreeRoute } from '../src/router/route-trees.ts'

/** As the generator of the router writes a route, for scripts of browsers: one statement that names the route above it. */
const definition =
  /const (\w+)Route = \1RouteImport\.update\(\{\s*id: '([^']*)',(?:\s*path: '([^']*)',)?\s*getParentRoute: \(\) => (\w+?)(?:Import)?,?\s*\}\s*\);?/g

/** Each route by the name of its variable, whose address begins with that of the route above it. */
function readRoutes(code: string): Map<string, TreeRoute> {
  const written = new Map(
    [...code.matchAll(definition)].map(([, name, id, path = '', parent]) => [`${name}Route`, { id: id!, path, parent: parent! }]),
  )
  const whole = (name: string): TreeRoute => {
    const route = written.get(name)
    if (!route) return { id: '', fullPath: '' }
    const above = whole(route.parent)
    return { id: above.id + route.id, fullPath: above.fullPath + route.path }
  }
  return new Map([...written.keys()].map((name) => [name, whole(name)]))
}

/**
 * The generated module of routes without some of them, and without those below them.
 *
 * @throws Error where the generator writes routes in another way
 */
export function withoutRoutes(code: string, isLeftOut: (route: TreeRoute) => boolean): string {
  const routes = readRoutes(code)
  if (routes.size !== code.match(/^import /gm)!.length - 1) throw new Error('routes are written in another way: update the plugin')
  const leftOut = new Set([...routes].filter(([, route]) => isLeftOut(route)).map(([name]) => name))
  const dropWhere = (text: string, pattern: RegExp) =>
    text.replace(pattern, (whole, name: string) => (leftOut.has(`${name}Route`) ? '' : whole))
  const rest = [
    /^import \{ Route as (\w+)RouteImport \} from .*$/gm,
    definition,
    /const (\w+)RouteWithChildren = \1Route\._addFileChildren\(\1RouteChildren\);?/g,
    /\b(\w+)Route: \1Route(?:WithChildren)?,?/g,
  ].reduce(dropWhere, code)
  const stays = [...rest.matchAll(/\b(\w+Route)(?:Import|WithChildren)?\b/g)].find(([, name]) => leftOut.has(name!))
  if (stays) throw new Error(`${stays[1]} is named by a route that stays: update the plugin`)
  return rest
}

/**
 * The generated module with the routes below one as a list: the names that the generator gives them serve types alone
 * (docs/decisions/0087-route-trees.md).
 *
 * @throws Error where the generator writes them in another way
 */
export function withUnnamedChildren(code: string): string {
  const children = /(?<=const \w+RouteChildren = )\{((?:\s*\w+Route: \w+,?)*)\s*\}/g
  const lists = code.replace(children, (_, named: string) => `[${named.replace(/\w+Route: /g, '')}]`)
  if (/RouteChildren = \{/.test(lists)) throw new Error('children are written in another way: update the plugin')
  return lists
}
