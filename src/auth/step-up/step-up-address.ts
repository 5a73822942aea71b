import { appConfig } from '#config'

/** Returns the address that asks the account's provider. @param returnTo page of the portal */
export const atProvider = (returnTo: string): string => `${appConfig.basePath}/auth/step-up/start?${new URLSearchParams({ returnTo })}`
