import { createServerEntry, createStartHandler } from '@tanstack/react-start/server'
import { nameRoutes } from './request/logged-route.ts'
import { renderPage } from './router/render-page.server.tsx'

// Not before the first request, which loads the routes anyway: a start does little.
nameRoutes(async () => (await import('./routeTree.gen')).routeTree)

export default createServerEntry({ fetch: createStartHandler(renderPage) })
