/** Server functions that need a recent proof of who asks: `requireRecentProof` stands in each definition. */
export const stepUpFunctions = ['startImpersonation', 'resetSecondFactor'] as const

/** Procedures of the contracts that need one: `needsProof` stands in their access. */
export const stepUpProcedures = [
  'integration.bankAccounts.create',
  'integration.bankAccounts.remove',
  'integration.bankAccounts.update',
  'integration.banks.create',
  'integration.banks.remove',
  'integration.banks.update',
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
