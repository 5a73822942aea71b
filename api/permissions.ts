import type { PermissionRequirement } from './settings/navigation.ts'

export const mayCheckIn = { audience: 'academic', permissions: ['student-cards.check-in'] } satisfies PermissionRequirement
export const mayEditRequestTypes = { audience: 'academic', permissions: ['request-types.manage'] } satisfies PermissionRequirement
/** Operators who may act as another person. */
export const mayImpersonate = { audience: 'identity', permissions: ['impersonate'] } satisfies PermissionRequirement
/** Staff who may set the terms on which overdue debts are negotiated. */
export const mayManageAgreements = { audience: 'financial', permissions: ['agreement-settings.manage'] } satisfies PermissionRequirement
/** Who may set up banks and the accounts that slips are registered for. */
export const mayManageBanks = { audience: 'financial', permissions: ['banks.manage'] } satisfies PermissionRequirement
/** Staff who apply credit to debts and pay it back. */
export const mayManageCredits = { audience: 'financial', permissions: ['credits.manage'] } satisfies PermissionRequirement
/** Staff who may change an institution's settings for charging. */
export const mayManageFinancialSettings = { audience: 'financial', permissions: ['settings.manage'] } satisfies PermissionRequirement
/** Staff who have a failed invoice issued again. */
export const mayManageInvoices = { audience: 'financial', permissions: ['invoices.manage'] } satisfies PermissionRequirement
/** Staff who send students a link by which anybody may pay. */
export const mayManagePaymentLinks = { audience: 'financial', permissions: ['payment-links.manage'] } satisfies PermissionRequirement
/** Staff who may decide whether an institution's students can let others see and pay. */
export const mayManagePayerAccess = { audience: 'financial', permissions: ['settings.manage'] } satisfies PermissionRequirement
export const mayManagePersonalData = { audience: 'academic', permissions: ['personal-data.manage'] } satisfies PermissionRequirement
/** Staff who hold it lead the reenrollment of their institution, or of their tenant. */
export const mayManageReenrollment = { audience: 'academic', permissions: ['reenrollment.manage'] } satisfies PermissionRequirement
/** Staff who hold it deal with the requests of their institution, or of their tenant. */
export const mayManageRequests = { audience: 'academic', permissions: ['requests.manage'] } satisfies PermissionRequirement
/** Who may change how income reports and bank slips look. */
export const mayManageTemplates = { audience: 'financial', permissions: ['templates.manage'] } satisfies PermissionRequirement
/** Lets staff read debts of all students in their context. Declared apart from the schemas, which a page does without. */
export const mayReadDebts = { audience: 'financial', permissions: ['debts.read'] } satisfies PermissionRequirement
/** Staff who may read reports. Reading debts is included, because each number leads to its debts or payments. */
export const mayReadReports = { audience: 'financial', permissions: ['debts.read', 'reports.read'] } satisfies PermissionRequirement
export const mayResetSecondFactor = { audience: 'users', permissions: ['second-factor.reset'] } satisfies PermissionRequirement
/** Staff who hold it decide on the certificates of their institution, or of their tenant. */
export const mayReviewActivities = { audience: 'academic', permissions: ['activities.manage'] } satisfies PermissionRequirement
export const mayReviewCards = { audience: 'academic', permissions: ['student-cards.manage'] } satisfies PermissionRequirement
/** Staff who hold it decide about the documents of their institution, or of their tenant. */
export const mayReviewDocuments = { audience: 'academic', permissions: ['documents.manage'] } satisfies PermissionRequirement
/** Staff who hold it send announcements to the people of their institution, or of their tenant. */
export const maySendAnnouncements = { audience: 'notifications', permissions: ['announcements.send'] } satisfies PermissionRequirement
