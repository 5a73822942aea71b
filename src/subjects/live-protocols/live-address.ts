import { appConfig } from '#config'

/** Where browsers open the socket of the live status of protocols. */
export const livePath = `${appConfig.basePath}/protocols/live`

/** Closing code: the session is over, and connecting again is in vain. */
export const sessionEndedCode = 4401
