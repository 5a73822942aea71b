import { appConfig } from '#config'

/** Where the provider of an account is asked. @param returnTo page of the portal */
export const atProvider = (returnTo: string): string => `${appConfig.basePath}/auth/step-up/start?${new URLSearchParams({ returnTo })}`
