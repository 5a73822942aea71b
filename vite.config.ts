import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appConfig } from './app.config.ts'

export default defineConfig({
  base: `${appConfig.basePath}/`,
  plugins: [
    tanstackStart({ router: { routeFileIgnorePattern: '\\.test\\.' } }),
    viteReact(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  build: { assetsInlineLimit: 0 },
})
