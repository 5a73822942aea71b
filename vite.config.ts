import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import panda from '@pandacss/dev/postcss'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appConfig } from './app.config.ts'
import { functionId } from './src/request/public-functions.ts'
import { chunkName } from './vite-plugins/chunk-name.ts'
import { compressedFiles } from './vite-plugins/compressed-files.ts'
import { firstView } from './vite-plugins/first-view.ts'
import { leanFonts } from './vite-plugins/lean-fonts.ts'
import { lazyServerFunctions } from './vite-plugins/lazy-server-functions.ts'
import { queriesOnServer } from './vite-plugins/queries-on-server.ts'
import { leanIcons } from './vite-plugins/lean-icons.ts'
import { routeTrees } from './vite-plugins/route-trees.ts'
import { shortPartIds } from './vite-plugins/short-part-ids.ts'

/** What every page needs. Not the client of Start, which imports the portal. */
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|cookie-es|@lingui[\\/](core|react)|@tanstack[\\/](react-)?(router|query|store|history)(-core)?)[\\/]/

/** What lists and editors say, and what forms with files say, by language: pages that have the one mostly have the other. */
const wordsTogether = [
  { name: 'list-words', areas: /locales[\\/](?:lists|versions|editing|reenrollment-shared)[\\/]([\w-]+)\.po/ },
  { name: 'form-words', areas: /locales[\\/](?:request-form|uploads)[\\/]([\w-]+)\.po/ },
]

/** A form's library, and the question before it is left. */
const form =
  /src[\\/]kit[\\/]form[\\/](use-)?app-form\.tsx?|node_modules[\\/]@tanstack[\\/](react-form|form-core)|overlays[\\/]confirm-dialog\.tsx/
const listPage = /src[\\/]kit[\\/]list[\\/]list-(page|filters)\.tsx/

/** What every document has, whichever routes its first script names. */
const frame = ['src/client.tsx', 'src/routes/__root.tsx', 'src/routes/_portal.tsx?tsr-split=component---notFoundComponent']

export default defineConfig({
  base: `${appConfig.basePath}/`,
  // Panda and Vite each depend on their own PostCSS, whose types are incompatible.
  css: { postcss: { plugins: [panda() as never] } },
  plugins: [
    routeTrees(),
    lazyServerFunctions(),
    queriesOnServer(),
    leanFonts(),
    leanIcons(),
    firstView(),
    tanstackStart({
      router: {
        routeFileIgnorePattern: '\\.test\\.',
        // The first script names routes: what a page asks for and shows is one chunk, which its document or a pointer on its link loads.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']] },
      },
      // Short identifiers: hashes do not compress, and every first visit loads one per server function. Start counts on where two are alike.
      serverFns: {
        generateFunctionId: ({ filename, functionName }) =>
          functionId(functionName, createHash('sha256').update(`${filename}--${functionName}`).digest('base64url')),
      },
    }),
    viteReact(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    shortPartIds(),
    compressedFiles(),
  ],
  resolve: { alias: { '@tanstack/devtools-event-client': fileURLToPath(new URL('vite-plugins/no-form-devtools.ts', import.meta.url)) } },
  // The content security policy allows no data: fonts or scripts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        modulePreload: {
          // What every page has is not fetched ahead, and a chunk that is imported is named there already.
          resolveDependencies: (file, dependencies, { hostType }) =>
            hostType === 'js'
              ? dependencies.filter((name) => name !== file && !/\/(vendor|index|rolldown-runtime|frame)-/.test(name))
              : dependencies,
        },
        rolldownOptions: {
          // Parts that a page shares with a first script have to be in both: else those that first scripts share are files of their own.
          experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
          output: {
            // The first script names every chunk, and hashes do not compress: 42 bits tell the versions of one name apart.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                // Stays the same, and cached, over deploys of the portal's own code.
                { name: 'vendor', test: vendor, priority: 2 },
                { name: chunkName('frame', ...frame), priority: 1 },
                // Imported on demand by some pages, so not part of the chunks of others.
                { name: 'form', test: form, includeDependenciesRecursively: false },
                { name: 'list-page', test: listPage, includeDependenciesRecursively: false },
                ...wordsTogether.map(({ name, areas }) => ({
                  name: (id: string) => {
                    const [, locale] = areas.exec(id) ?? []
                    return locale ? `${name}-${locale}` : null
                  },
                  includeDependenciesRecursively: false,
                })),
              ],
              // A page is one chunk: small parts that pages share are in each of theirs, and run once all the same (docs/decisions/0082-scripts.md).
              experimentalInlineCommonChunks: { maxSize: 24_000 },
            },
          },
        },
      },
    },
  },
})
