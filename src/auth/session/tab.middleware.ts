import { createIsomorphicFn, createMiddleware } from '@tanstack/react-start'
import { appConfig } from '#config'

const currentTab = createIsomorphicFn()
  .server(() => null)
  .client(() => new URLSearchParams(location.search).get(appConfig.tabs.parameter))

/** Tells the server from which tab a server function is called: addresses of functions don't say it. */
export const tabMiddleware = createMiddleware({ type: 'function' }).client(({ next }) => {
  const tab = currentTab()
  return next(tab ? { headers: { [appConfig.tabs.header]: tab } } : {})
})
