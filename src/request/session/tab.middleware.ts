import { createIsomorphicFn, createMiddleware } from '@tanstack/react-start'
import { appConfig } from '#config'

const currentTab = createIsomorphicFn()
  .server(() => null)
  .client(() => new URLSearchParams(location.search).get(appConfig.tabs.parameter))

/** Sends the tab's id, since URLs of server functions do not contain it. */
export const tabMiddleware = createMiddleware({ type: 'function' }).client(({ next }) => {
  const tab = currentTab()
  return next(tab ? { headers: { [appConfig.tabs.header]: tab } } : {})
})
