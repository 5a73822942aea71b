import { createServerEntry, createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'

// No streaming: loaders have deadlines, and one-pass rendering has several times the throughput
// (docs/decisions/0003-render-whole-pages.md).
export default createServerEntry({ fetch: createStartHandler(defaultRenderHandler) })
