import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'
import { mergeNavigation } from '../services/settings/navigation.ts'
import { hasRoute, getPlaces, type RouteTree } from '../src/router/route-trees.ts'
import { withoutRoutes, withUnnamedChildren } from './without-routes.ts'

const inSource = (file: string) => normalizePath(fileURLToPath(new URL(`../src/${file}`, import.meta.url)))
const treeFile = inSource('routeTree.gen.ts')
const routerFile = inSource('router.tsx')
const files = { full: 'index', portal: 'index-portal', student: 'index-student', entry: 'index-entry' } satisfies Record<RouteTree, string>
const trees = Object.keys(files) as RouteTree[]

const virtualId = 'virtual:route-trees'
const chosenId = '\0chosen-route-tree'
const entryOf = (tree: string) => `virtual:first-script-${tree}`
const treeChoiceModule = (tree: string) => `virtual:choose-route-tree-${tree}`
const idPattern = /^virtual:(?:first-script|choose-route-tree)-/

/**
 * Gives the built client a first script for each tree of routes, of which the server names one in a document
 * (docs/decisions/0087-route-trees.md). In development there is one, with all routes.
 */
export function routeTrees(): Plugin {
  const places = getPlaces(mergeNavigation([]))
  let entries: Record<RouteTree, string> | null = null
  return {
    name: 'route-trees',
    enforce: 'pre',
    config: {
      // After Start, whose one entry this replaces.
      order: 'post',
      handler: (_config, { command }) =>
        command === 'build'
          ? {
              environments: {
                client: {
                  build: { rolldownOptions: { input: Object.fromEntries(trees.map((tree) => [files[tree], entryOf(tree)])) } },
                },
              },
            }
          : undefined,
    },
    resolveId(source, importer) {
      if (source === virtualId || idPattern.test(source)) return `\0${source}`
      const { name, config } = this.environment
      const isChosen = source === chosenId || (source === './routeTree.gen' && importer === routerFile)
      return isChosen && name === 'client' && config.command === 'build' ? chosenId : null
    },
    load(id) {
      if (id === `\0${virtualId}`)
        return `export const entries = ${JSON.stringify(entries)}\nexport const places = ${JSON.stringify(places)}`
      if (id === chosenId) return 'export let routeTree\nexport const choose = (tree) => { routeTree = tree }'
      const tree = trees.find((name) => id.endsWith(`-${name}`))
      if (!tree || !idPattern.test(id.slice(1))) return null
      return id === `\0${entryOf(tree)}`
        ? `import '${treeChoiceModule(tree)}'\nimport 'virtual:tanstack-start-client-entry'`
        : `import { choose } from ${JSON.stringify(chosenId)}\nimport { routeTree } from ${JSON.stringify(`${treeFile}?tree=${tree}`)}\nchoose(routeTree)`
    },
    transform: {
      filter: { id: /routeTree\.gen\.ts\?tree=/ },
      handler(code, id) {
        const tree = id.split('=').at(-1) as RouteTree
        const kept = withoutRoutes(code, (route) => !hasRoute(tree, route, places))
        return { code: withUnnamedChildren(kept), map: null }
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const fileOf = (tree: RouteTree) => chunks.find(({ isEntry, name }) => isEntry && name === files[tree])!.fileName
        entries = { full: fileOf('full'), portal: fileOf('portal'), student: fileOf('student'), entry: fileOf('entry') }
        // Start knows one entry, and its lists of files are those of the largest.
        for (const chunk of chunks) if (chunk.isEntry && chunk.name !== files.full) chunk.isEntry = false
      },
    },
  }
}
