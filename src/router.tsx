import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'
export async function getRouter() {
  return createRouter({ routeTree, context: {} })
}
declare module '@tanstack/react-router' {
  interface Register { router: Awaited<ReturnType<typeof getRouter>> }
}
