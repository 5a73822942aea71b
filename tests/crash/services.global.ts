import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/** The services in one file: a process of them starts in a tenth of the time, and hundreds are started. */
export default async function setup(project: TestProject) {
  const outDir = path.join(root, 'test-results/crash')
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: path.join(root, 'tests/crash/services.child.ts'),
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { external: ['pg'] },
    },
  })
  project.provide('servicesFile', path.join(outDir, 'services.child.js'))
}

declare module 'vitest' {
  interface ProvidedContext {
    servicesFile: string
  }
}
