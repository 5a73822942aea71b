import { createServerEntry, createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'

// Whole pages rather than streams: loaders have deadlines of their own, and rendering in one go serves
// several times as many people (docs/decisions/0003-render-whole-pages.md).
export default createServerEntry({ fetch: createStartHandler(defaultRenderHandler) })
