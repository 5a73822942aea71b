import { fileURLToPath } from 'node:url'

/** What the bundler knows of modules while it forms chunks. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/**
 * Puts into one chunk all that a module imports at once, however far away: what arrives together compresses better
 * together, and is asked for once.
 *
 * @param root the module, from the project's folder; a page is the part of its route that is loaded by itself
 * @returns names the chunk of a module, null for modules that `root` does not reach
 */
export function chunkOf(name: string, root: string) {
  const rootId =
    fileURLToPath(new URL(`../${root.split('?')[0]!}`, import.meta.url)) + (root.includes('?') ? `?${root.split('?')[1]!}` : '')
  let reached: Set<string> | undefined
  return (id: string, graph: ModuleGraph): string | null => {
    reached ??= reachedFrom(rootId, graph)
    return reached.has(id) ? name : null
  }
}

/** Its indexes name modules that a page does not use; what it does use is in the first chunk anyway. */
const onlyNamed = /node_modules[\\/]@tanstack/

function reachedFrom(root: string, graph: ModuleGraph): Set<string> {
  const reached = new Set([root])
  // Grows while it is walked.
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!onlyNamed.test(imported)) reached.add(imported)
  }
  if (reached.size === 1) throw new Error(`${root} is not in the bundle or imports nothing`)
  return reached
}
