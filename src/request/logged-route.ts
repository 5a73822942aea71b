import { appConfig } from '#config'

interface RouteNode {
  options?: { path?: string }
  children?: Record<string, RouteNode> | RouteNode[]
}

let load: () => Promise<object> = async () => ({})
let patterns: Promise<{ pattern: string; matches: RegExp }[]> | undefined

/** Sets the routes by which paths are logged; called once. @param tree loads the tree of routes */
export function nameRoutes(tree: () => Promise<object>): void {
  load = tree
}

async function readPatterns() {
  return [...new Set(fullPaths((await load()) as RouteNode, ''))]
    .sort((one, other) => variables(one) - variables(other) || other.length - one.length)
    .map((pattern) => ({ pattern, matches: getExpression(pattern) }))
}

/** Returns the text to log for a path: the pattern of its route. Paths hold tokens, codes and names; unmatched ones are not logged. */
export async function loggedRoute(pathname: string): Promise<string> {
  patterns ??= readPatterns()
  const path = pathname.slice(appConfig.basePath.length).replace(/(?<=.)\/$/, '') || '/'
  return (await patterns).find(({ matches }) => matches.test(path))?.pattern ?? 'unmatched'
}

function fullPaths({ options, children }: RouteNode, above: string): string[] {
  const routePath = options?.path ? `${above}/${options.path}`.replaceAll(/\/+/g, '/') : above
  const path = routePath.replace(/(?<=.)\/$/, '') || '/'
  return [path, ...Object.values(children ?? {}).flatMap((child) => fullPaths(child, routePath))]
}

const variables = (pattern: string) => pattern.split('$').length

const getExpression = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.*+?^()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\{\$\w*\}|\$\w+/g, '[^/]+')
      .replaceAll('$', '.+')}$`,
  )
