import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface PageTab {
  /** Of the page that has the tab, below the base path. */
  page: string
  /** Where it is another page. */
  path?: string
  search?: Readonly<Record<string, string>>
  name: MessageDescriptor
}

/** Tabs, views and tasks that people look for by their own names; found by whoever may open their page. */
export const pageTabs: readonly PageTab[] = [
  { page: '/academic-situation', name: msg`Histórico escolar` },
  { page: '/academic-situation', search: { view: 'activities' }, name: msg`Atividades complementares` },
  { page: '/academic-situation', search: { view: 'activities' }, name: msg`Entregar certificado` },
  { page: '/academic-situation', path: '/academic-situation/documents', name: msg`Emitir histórico e declarações` },
  { page: '/financial/agreements', path: '/financial/agreements/new', name: msg`Negociar débitos vencidos` },
  { page: '/financial/reports', search: {}, name: msg`A receber por atraso` },
  { page: '/financial/reports', search: { view: 'received' }, name: msg`Recebido por período` },
  { page: '/financial/reports', search: { view: 'agreements' }, name: msg`Acordos por período` },
  { page: '/financial/reports', search: { view: 'forecast' }, name: msg`Previsão de recebimento` },
  { page: '/financial/bank-files', path: '/financial/bank-files/reconciliation', name: msg`Conciliação bancária` },
  { page: '/financial/agreement-settings', search: { tab: 'plans' }, name: msg`Planos de pagamento` },
  { page: '/financial/settings', search: { view: 'lists' }, name: msg`Listas de códigos` },
  { page: '/requests', search: { assignee: 'me' }, name: msg`Requerimentos atribuídos a mim` },
  { page: '/requests', search: { age: 'late' }, name: msg`Requerimentos atrasados` },
  { page: '/requests', path: '/requests/figures', name: msg`Números por mês` },
  { page: '/request-types', path: '/request-types/new', name: msg`Novo tipo de requerimento` },
  { page: '/reenrollment-office', path: '/reenrollment-office/new', name: msg`Novo período de rematrícula` },
  { page: '/announcements', path: '/announcements/new', name: msg`Novo comunicado` },
  { page: '/personal-data', path: '/personal-data/request', name: msg`Pedir confirmação de dados` },
]
