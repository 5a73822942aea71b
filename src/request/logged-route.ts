import { appConfig } from '#config'

interface RouteNode {
  options?: { path?: string }
  children?: Record<string, RouteNode> | RouteNode[]
}

let patterns: { pattern: string; matches: RegExp }[] = []

/** Called once with the tree of routes. */
export function nameRoutes(tree: object): void {
  patterns = [...new Set(fullPaths(tree as RouteNode, ''))]
    .sort((one, other) => variables(one) - variables(other) || other.length - one.length)
    .map((pattern) => ({ pattern, matches: expressionOf(pattern) }))
}

/** What logs say of a path: the pattern of its route. Paths hold tokens, codes and names; what no route matches says nothing. */
export function loggedRoute(pathname: string): string {
  const path = pathname.slice(appConfig.basePath.length).replace(/(?<=.)\/$/, '') || '/'
  return patterns.find(({ matches }) => matches.test(path))?.pattern ?? 'unmatched'
}

function fullPaths({ options, children }: RouteNode, above: string): string[] {
  const own = options?.path ? `${above}/${options.path}`.replaceAll(/\/+/g, '/') : above
  const path = own.replace(/(?<=.)\/$/, '') || '/'
  return [path, ...Object.values(children ?? {}).flatMap((child) => fullPaths(child, own))]
}

const variables = (pattern: string) => pattern.split('$').length

const expressionOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.*+?^()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\{\$\w*\}|\$\w+/g, '[^/]+')
      .replaceAll('$', '.+')}$`,
  )
