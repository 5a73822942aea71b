import { appConfig } from '#config'

/** The path of the websocket for the live status of protocols. */
export const livePath = `${appConfig.basePath}/protocols/live`

/** The closing code for an ended session: reconnecting is pointless. */
export const sessionEndedCode = 4401
