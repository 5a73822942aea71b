/** Server functions that need a recent proof of who asks: `requireRecentProof` stands in each definition. */
export const stepUpFunctions = [
  'startImpersonation',
  'resetSecondFactor',
  'addBank',
  'saveBank',
  'removeBank',
  'addBankAccount',
  'saveBankAccount',
  'removeBankAccount',
] as const

/** Files that name many people, by route. */
export const stepUpFiles = [
  '_portal/document-reviews/export',
  '_portal/financial/agreements/export',
  '_portal/financial/credits/export',
  '_portal/financial/payments/export',
  '_portal/financial/received-payments/export',
  '_portal/requests/export',
] as const
