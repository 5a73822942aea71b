import { fileURLToPath } from 'node:url'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** Groups everything that `roots` import statically into one chunk: fewer requests, better compression. Null for other modules. */
export function chunkName(name: string, ...roots: string[]) {
  const rootIds = roots.map((root) => {
    const [file, query] = root.split('?')
    return fileURLToPath(new URL(`../${file!}`, import.meta.url)) + (query ? `?${query}` : '')
  })
  let reached: Set<string> | undefined
  return (id: string, graph: ModuleGraph): string | null => {
    reached ??= new Set(rootIds.flatMap((root) => [...reachableModules(root, graph)]))
    return reached.has(id) ? name : null
  }
}

/** Its index files import modules that a page does not use; those it does use are in the first chunk anyway. */
const onlyNamed = /node_modules[\\/]@tanstack/

function reachableModules(root: string, graph: ModuleGraph): Set<string> {
  const reached = new Set([root])
  // The set grows during iteration, which visits the new entries too.
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!onlyNamed.test(imported)) reached.add(imported)
  }
  if (reached.size === 1) throw new Error(`${root} is not in the bundle or imports nothing`)
  return reached
}
