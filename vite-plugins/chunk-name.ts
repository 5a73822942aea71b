import { fileURLToPath } from 'node:url'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** Groups everything that `root` imports statically into one chunk: fewer requests, better compression. Null for other modules. */
export function chunkName(name: string, root: string) {
  const rootId =
    fileURLToPath(new URL(`../${root.split('?')[0]!}`, import.meta.url)) + (root.includes('?') ? `?${root.split('?')[1]!}` : '')
  let reached: Set<string> | undefined
  return (id: string, graph: ModuleGraph): string | null => {
    reached ??= reachedFrom(rootId, graph)
    return reached.has(id) ? name : null
  }
}

/** Its index files import modules that a page does not use; those it does use are in the first chunk anyway. */
const onlyNamed = /node_modules[\\/]@tanstack/

function reachedFrom(root: string, graph: ModuleGraph): Set<string> {
  const reached = new Set([root])
  // The set grows during iteration, which visits the new entries too.
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!onlyNamed.test(imported)) reached.add(imported)
  }
  if (reached.size === 1) throw new Error(`${root} is not in the bundle or imports nothing`)
  return reached
}
