import panda from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  // Panda and Vite each depend on their own PostCSS, whose types are incompatible.
  css: { postcss: { plugins: [panda() as never] } },
  plugins: [react()],
})
