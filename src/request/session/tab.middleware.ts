import { createIsomorphicFn, createMiddleware } from '@tanstack/react-start'
import { appConfig } from '#config'

const currentTab = createIsomorphicFn()
  .server(() => null)
  .client(() => new URLSearchParams(location.search).get(appConfig.tabs.parameter))

/** URLs of server functions do not contain the tab. */
export const tabMiddleware = createMiddleware({ type: 'function' }).client(({ next }) => {
  const tab = currentTab()
  return next(tab ? { headers: { [appConfig.tabs.header]: tab } } : {})
})
