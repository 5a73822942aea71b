import { createServerEntry, createStartHandler } from '@tanstack/react-start/server'
import { nameRoutes } from './request/logged-route.ts'
import { renderPage } from './router/render-page.server.tsx'
import { routeTree } from './routeTree.gen'

nameRoutes(routeTree)

export default createServerEntry({ fetch: createStartHandler(renderPage) })
