import { createServerEntry, createStartHandler } from '@tanstack/react-start/server'
import { renderPage } from './router/render-page.server.tsx'

export default createServerEntry({ fetch: createStartHandler(renderPage) })
