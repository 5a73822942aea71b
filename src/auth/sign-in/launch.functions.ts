import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { waitingLaunch } from './waiting-launch.server.ts'

/** Returns whom this browser's launch is for; null without one. */
export const getLaunch = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .handler(({ context: { scope } }): { name: string } | null => {
    const launch = waitingLaunch(scope, getRequest())
    return launch && { name: launch.name }
  })
