import type { LocalizedText } from '#api/locales.ts'
import type { NavigationFeature } from '#api/settings/navigation.ts'
import {
  mayCheckIn,
  mayEditRequestTypes,
  mayImpersonate,
  mayManageAgreements,
  mayManageBanks,
  mayManageFinancialSettings,
  mayManagePayerAccess,
  mayManagePersonalData,
  mayManageReenrollment,
  mayManageRequests,
  mayManageTemplates,
  mayReadDebts,
  mayReadReports,
  mayResetSecondFactor,
  mayReviewActivities,
  mayReviewCards,
  mayReviewDocuments,
  maySendAnnouncements,
} from '#api/permissions.ts'
import type { Profile } from '#api/principal.ts'

const everybody: Profile[] = []
const payers: Profile[] = ['STUDENT', 'CANDIDATE', 'RESIDENT', 'BASIC']
const staff: Profile[] = ['OPERATION', 'COLLECTION_ADVISORY']

type NavigationInput = Pick<NavigationFeature, 'id' | 'icon' | 'webRoute'> & Partial<NavigationFeature>

export const navigationEntry = (text: LocalizedText, given: NavigationInput): NavigationFeature => ({
  description: text,
  endpoint: null,
  featureParentId: null,
  menuVisibility: true,
  group: null,
  profiles: everybody,
  grant: null,
  featureAlias: null,
  ...given,
})

const words = (pt: string, en: string, es: string): LocalizedText => ({ 'pt-BR': pt, en, es })

const finances = words('Financeiro', 'Finances', 'Finanzas')
const studies = words('Vida acadêmica', 'Studies', 'Vida académica')

/** The id of the navigation entry that holds what staff set up once. */
const settingsId = 39

const productNavigation: readonly NavigationFeature[] = [
  navigationEntry(words('Início', 'Home', 'Inicio'), { id: 1, icon: 'home', webRoute: '/' }),
  // Order of entries: what waits for staff, then what they look up, then what they set up once.
  navigationEntry(words('Requerimentos', 'Requests', 'Solicitudes'), {
    id: 58,
    icon: 'request-office',
    webRoute: '/requests',
    profiles: ['OPERATION'],
    grant: mayManageRequests,
  }),
  navigationEntry(words('Análise de documentos', 'Document review', 'Revisión de documentos'), {
    id: 55,
    icon: 'document-reviews',
    webRoute: '/document-reviews',
    profiles: staff,
    grant: mayReviewDocuments,
  }),
  navigationEntry(words('Certificados de atividades', 'Activity certificates', 'Certificados de actividades'), {
    id: 56,
    icon: 'academic-situation',
    webRoute: '/academic-situation/certificates',
    profiles: ['OPERATION'],
    grant: mayReviewActivities,
    featureAlias: 'academic-situation',
  }),
  navigationEntry(words('Fotos de carteiras', 'Card photos', 'Fotos de carnés'), {
    id: 54,
    icon: 'impersonation',
    webRoute: '/enrollment-student-cards/photos',
    profiles: ['OPERATION'],
    grant: mayReviewCards,
    featureAlias: 'student-cards',
  }),
  navigationEntry(words('Ler carteiras', 'Read cards', 'Leer carnés'), {
    id: 57,
    icon: 'student-cards',
    webRoute: '/enrollment-student-cards/gate',
    profiles: ['OPERATION'],
    grant: mayCheckIn,
    featureAlias: 'student-cards',
  }),
  navigationEntry(words('Arquivos bancários', 'Bank files', 'Archivos bancarios'), {
    id: 35,
    icon: 'bank-files',
    webRoute: '/financial/bank-files',
    profiles: ['OPERATION'],
    grant: mayManageBanks,
  }),
  navigationEntry(words('Confirmação em duas etapas', 'Two-step verification', 'Verificación en dos pasos'), {
    id: 94,
    icon: 'impersonation',
    webRoute: '/second-factor-resets',
    grant: mayResetSecondFactor,
  }),
  navigationEntry(words('Débitos', 'Debts', 'Deudas'), {
    id: 3,
    icon: 'payments',
    webRoute: '/financial/payments?status=overdue',
    profiles: staff,
    grant: mayReadDebts,
    featureAlias: 'financial',
  }),
  navigationEntry(words('Recebimentos', 'Payments received', 'Pagos recibidos'), {
    id: 42,
    icon: 'received-payments',
    webRoute: '/financial/received-payments',
    profiles: staff,
    grant: mayReadDebts,
    featureAlias: 'financial',
  }),
  navigationEntry(words('Créditos', 'Credits', 'Créditos'), {
    id: 43,
    icon: 'credits',
    webRoute: '/financial/credits',
    profiles: staff,
    grant: mayReadDebts,
    featureAlias: 'financial',
  }),
  navigationEntry(words('Acordos', 'Agreements', 'Acuerdos'), {
    id: 41,
    icon: 'agreements',
    webRoute: '/financial/agreements',
    profiles: staff,
    grant: mayReadDebts,
    featureAlias: 'financial',
  }),
  navigationEntry(words('Relatórios financeiros', 'Financial reports', 'Informes financieros'), {
    id: 36,
    icon: 'financial-reports',
    webRoute: '/financial/reports',
    profiles: ['OPERATION'],
    grant: mayReadReports,
  }),
  navigationEntry(words('Rematrículas', 'Reenrollments', 'Reinscripciones'), {
    id: 59,
    icon: 'reenrollment-office',
    webRoute: '/reenrollment-office',
    profiles: ['OPERATION'],
    grant: mayManageReenrollment,
  }),
  navigationEntry(words('Dados dos alunos', 'Student data', 'Datos de los alumnos'), {
    id: 95,
    icon: 'update-data',
    webRoute: '/personal-data',
    grant: mayManagePersonalData,
    featureAlias: 'update-data',
  }),
  navigationEntry(words('Comunicados', 'Announcements', 'Comunicados'), {
    id: 93,
    icon: 'announcements',
    webRoute: '/announcements',
    grant: maySendAnnouncements,
  }),
  navigationEntry(words('Configurações', 'Settings', 'Configuración'), {
    id: settingsId,
    icon: 'settings',
    webRoute: null,
    profiles: ['OPERATION'],
  }),
  navigationEntry(words('Tipos de requerimento', 'Request types', 'Tipos de solicitud'), {
    id: 62,
    icon: 'request-types',
    webRoute: '/request-types',
    featureParentId: settingsId,
    profiles: ['OPERATION'],
    grant: mayEditRequestTypes,
  }),
  navigationEntry(words('Bancos e contas', 'Banks and accounts', 'Bancos y cuentas'), {
    id: 32,
    icon: 'banks',
    webRoute: '/financial/banks',
    featureParentId: settingsId,
    profiles: ['OPERATION'],
    grant: mayManageBanks,
  }),
  navigationEntry(words('Configurações financeiras', 'Financial settings', 'Configuración financiera'), {
    id: 33,
    icon: 'financial-settings',
    webRoute: '/financial/settings',
    featureParentId: settingsId,
    profiles: ['OPERATION'],
    grant: mayManageFinancialSettings,
  }),
  navigationEntry(words('Regras de acordos', 'Agreement settings', 'Reglas de acuerdos'), {
    id: 34,
    icon: 'agreement-settings',
    webRoute: '/financial/agreement-settings',
    featureParentId: settingsId,
    profiles: ['OPERATION'],
    grant: mayManageAgreements,
  }),
  navigationEntry(words('Acesso de pagadores', 'Payer access', 'Acceso de pagadores'), {
    id: 380,
    icon: 'payers',
    webRoute: '/financial/payer-settings',
    featureParentId: settingsId,
    profiles: ['OPERATION'],
    grant: mayManagePayerAccess,
    featureAlias: 'financial',
  }),
  navigationEntry(words('Modelos de documentos', 'Document templates', 'Plantillas de documentos'), {
    id: 37,
    icon: 'templates',
    webRoute: '/financial/template',
    featureParentId: settingsId,
    profiles: ['OPERATION'],
    grant: mayManageTemplates,
  }),
  navigationEntry(words('Pagamentos', 'Payments', 'Pagos'), {
    id: 2,
    icon: 'payments',
    webRoute: '/financial/payments',
    group: finances,
    profiles: payers,
    featureAlias: 'financial',
  }),
  navigationEntry(words('Acordos', 'Agreements', 'Acuerdos'), {
    id: 40,
    icon: 'agreements',
    webRoute: '/financial/agreements',
    group: finances,
    profiles: ['STUDENT'],
    featureAlias: 'financial',
  }),
  navigationEntry(words('Contratos', 'Contracts', 'Contratos'), {
    id: 20,
    icon: 'contracts',
    webRoute: '/financial/contracts',
    group: finances,
    profiles: ['STUDENT', 'CANDIDATE'],
    featureAlias: 'financial',
  }),
  // The statement leads to the invoices and the income report.
  navigationEntry(words('Histórico de pagamentos', 'Payment history', 'Historial de pagos'), {
    id: 24,
    icon: 'statement',
    webRoute: '/financial/statement',
    group: finances,
    profiles: payers,
    featureAlias: 'financial',
  }),
  navigationEntry(words('Notas fiscais', 'Invoices', 'Facturas'), {
    id: 21,
    icon: 'invoices',
    webRoute: '/financial/invoices',
    menuVisibility: false,
    group: finances,
    profiles: ['STUDENT'],
    featureAlias: 'financial',
  }),
  navigationEntry(words('Imposto de renda', 'Income tax', 'Impuesto a la renta'), {
    id: 22,
    icon: 'income-report',
    webRoute: '/financial/report-income',
    menuVisibility: false,
    group: finances,
    profiles: ['STUDENT'],
    featureAlias: 'financial',
  }),
  navigationEntry(words('Lembretes e calendário', 'Reminders and calendar', 'Recordatorios'), {
    id: 25,
    icon: 'reminders',
    webRoute: '/financial/reminders',
    group: finances,
    profiles: payers,
    featureAlias: 'financial',
  }),
  navigationEntry(words('Pagar', 'Pay', 'Pagar'), {
    id: 30,
    icon: 'payments',
    webRoute: '/financial/payment-checkout',
    menuVisibility: false,
    profiles: payers,
    featureAlias: 'financial',
  }),
  navigationEntry(words('Campanhas', 'Campaigns', 'Campañas'), {
    id: 31,
    icon: 'payments',
    webRoute: '/financial/campaigns',
    menuVisibility: false,
    profiles: payers,
    featureAlias: 'financial',
  }),
  // Linked from the payments page, if the institution allows it.
  navigationEntry(words('Quem pode pagar por mim', 'Who can pay for me', 'Quién puede pagar por mí'), {
    id: 38,
    icon: 'payers',
    webRoute: '/financial/payers',
    menuVisibility: false,
    profiles: payers,
    featureAlias: 'financial',
  }),
  navigationEntry(words('Situação acadêmica', 'Academic record', 'Situación académica'), {
    id: 50,
    icon: 'academic-situation',
    webRoute: '/academic-situation',
    group: studies,
    profiles: ['STUDENT'],
    featureAlias: 'academic-situation',
  }),
  navigationEntry(words('Rematrícula', 'Reenrollment', 'Reinscripción'), {
    id: 61,
    icon: 'reenrollments',
    webRoute: '/reenrollments',
    group: studies,
    profiles: ['STUDENT'],
    featureAlias: 'reenrollments',
  }),
  navigationEntry(words('Requerimentos', 'Requests', 'Solicitudes'), {
    id: 60,
    icon: 'requests',
    webRoute: '/my-requests',
    group: studies,
    profiles: ['STUDENT'],
    featureAlias: 'requests',
  }),
  navigationEntry(words('Documentos', 'Documents', 'Documentos'), {
    id: 53,
    icon: 'enrollment-documents',
    webRoute: '/enrollment-documents',
    group: studies,
    profiles: ['STUDENT', 'CANDIDATE'],
    featureAlias: 'enrollment-documents',
  }),
  navigationEntry(words('Carteira de estudante', 'Student card', 'Carné de estudiante'), {
    id: 51,
    icon: 'student-cards',
    webRoute: '/enrollment-student-cards',
    group: studies,
    profiles: ['STUDENT'],
    featureAlias: 'student-cards',
  }),
  navigationEntry(words('Dados pessoais', 'Personal data', 'Datos personales'), {
    id: 52,
    icon: 'update-data',
    webRoute: '/update-data',
    group: studies,
    profiles: ['STUDENT', 'CANDIDATE'],
    featureAlias: 'update-data',
  }),
  navigationEntry(words('Minha conta', 'My account', 'Mi cuenta'), {
    id: 90,
    icon: 'account',
    webRoute: '/my-account',
    menuVisibility: false,
  }),
  navigationEntry(words('Notificações', 'Notifications', 'Notificaciones'), {
    id: 92,
    icon: 'notifications',
    webRoute: '/notifications',
    menuVisibility: false,
  }),
  navigationEntry(words('Atuar como outra pessoa', 'Act as someone else', 'Actuar como otra persona'), {
    id: 91,
    icon: 'impersonation',
    webRoute: '/impersonation',
    menuVisibility: false,
    grant: mayImpersonate,
  }),
]

/**
 * The product's navigation, where an institution's entry with the same id replaces a product entry. Its others stand with those of their
 * kind: an entry without a group would join the group before.
 */
export function mergeNavigation(own: readonly NavigationFeature[]): NavigationFeature[] {
  const products = (wanted: LocalizedText | null) =>
    productNavigation.filter(({ group }) => group === wanted).map((feature) => own.find(({ id }) => id === feature.id) ?? feature)
  const others = own.filter(({ id }) => !productNavigation.some((feature) => feature.id === id))
  return [
    ...products(null),
    ...others.filter(({ group }) => group === null),
    ...products(finances),
    ...products(studies),
    ...others.filter(({ group }) => group !== null),
  ]
}
