import { appConfig } from '#config'

export const uploadAddress = `${appConfig.basePath}/financial/bank-files/upload`

export const remittanceAddress = (remittanceId: string) => `${appConfig.basePath}/financial/bank-files/remittances/${remittanceId}`
