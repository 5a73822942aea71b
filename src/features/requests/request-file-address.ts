import { appConfig } from '#config'

/** Returns the URL that opens a file of a request. */
export const requestFileAddress = (requestId: string, key: string) => `${appConfig.basePath}/my-requests/${requestId}/files/${key}`

/** Returns the URL that opens a file of a draft. */
export const draftFileAddress = (draftId: string, key: string) => requestFileAddress(`drafts/${draftId}`, key)
