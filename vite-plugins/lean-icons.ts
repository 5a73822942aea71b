import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

const leanIcon = fileURLToPath(new URL('lean-icon.ts', import.meta.url))
const library = path.join(path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')), 'dist/esm')

/** Replaces Lucide's icon component with a smaller and faster one, and imports each icon from its own file. */
export function leanIcons(): Plugin {
  const files = fileOfIcons()
  return {
    name: 'lean-icons',
    enforce: 'pre',
    resolveId: (source, importer) => (source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? leanIcon : null),
    transform: {
      filter: { id: /\.tsx(\?|$)/, code: /lucide-react/ },
      handler(code) {
        return code.replace(/^import \{([^}]*)\} from ['"]lucide-react['"];?/gm, (_statement, names: string) =>
          names
            .split(',')
            .filter((name) => name.trim())
            .map((name) => {
              if (name.trim().startsWith('type ')) return `import {${name}} from 'lucide-react'`
              const [icon, local = icon] = name.trim().split(/\s+as\s+/)
              const file = files.get(icon!)
              if (!file) this.error(`Lucide has no icon ${icon}`)
              return `import ${local} from ${JSON.stringify(file)}`
            })
            .join(';'),
        )
      },
    },
  }
}

function fileOfIcons(): Map<string, string> {
  const index = readFileSync(path.join(library, 'lucide-react.mjs'), 'utf8')
  return new Map(
    [...index.matchAll(/^export \{ (.*) \} from '(\.\/icons\/.*)';$/gm)].flatMap(([, names, file]) =>
      [...names!.matchAll(/default as (\w+)/g)].map(([, name]): [string, string] => [name!, normalizePath(path.join(library, file!))]),
    ),
  )
}
