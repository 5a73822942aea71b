import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface PageTab {
  /** The path of the page that has the tab, below the base path. */
  page: string
  /** The tab's own path, if it is another page. */
  path?: string
  search?: Readonly<Record<string, string | boolean>>
  name: MessageDescriptor
  called?: MessageDescriptor
  /** Staff do it daily: offered before anything is typed. */
  isDaily?: true
  /** Who has the tab, if students and staff share the page. */
  of?: 'student' | 'staff'
}

/** The tabs, views and tasks that people look for by name; found by anybody who may open their page. */
export const pageTabs: readonly PageTab[] = [
  { page: '/academic-situation', name: msg`Histórico escolar`, called: msg`histórico, histórico acadêmico` },
  {
    page: '/academic-situation',
    search: { view: 'activities' },
    name: msg`Atividades complementares`,
    called: msg`horas complementares, atividades extracurriculares`,
  },
  {
    page: '/academic-situation',
    search: { view: 'activities' },
    name: msg`Entregar certificado`,
    called: msg`enviar certificado, mandar certificado, anexar certificado`,
  },
  {
    page: '/academic-situation',
    path: '/academic-situation/documents',
    search: { kind: 'enrollment_statement' },
    name: msg`Emitir declaração de matrícula`,
    called: msg`declaração de matrícula, atestado de matrícula, atestado, comprovante de matrícula, declaração de vínculo, declaração, declaração de estudante`,
  },
  {
    page: '/academic-situation',
    path: '/academic-situation/documents',
    search: { kind: 'transcript' },
    name: msg`Emitir histórico escolar`,
    called: msg`baixar histórico, imprimir histórico, histórico em PDF, emitir histórico, emitir documento`,
  },
  {
    page: '/financial/agreements',
    path: '/financial/agreements/new',
    name: msg`Negociar débitos vencidos`,
    called: msg`negociar dívida, negociar, renegociar, parcelar dívida, parcelar mensalidade, fazer um acordo`,
    of: 'student',
  },
  {
    page: '/financial/payments',
    search: { age: 'over_90' },
    name: msg`Débitos vencidos há mais de 90 dias`,
    of: 'staff',
    isDaily: true,
  },
  { page: '/financial/agreements', search: { overdue: true }, name: msg`Acordos com parcela vencida`, of: 'staff', isDaily: true },
  { page: '/financial/reports', search: {}, name: msg`A receber por atraso`, isDaily: true },
  { page: '/financial/reports', search: { view: 'received' }, name: msg`Recebido por período` },
  { page: '/financial/reports', search: { view: 'agreements' }, name: msg`Acordos por período` },
  { page: '/financial/reports', search: { view: 'forecast' }, name: msg`Previsão de recebimento` },
  {
    page: '/financial/bank-files',
    path: '/financial/bank-files/reconciliation',
    name: msg`Conciliação bancária`,
    isDaily: true,
  },
  { page: '/financial/agreement-settings', search: { tab: 'plans' }, name: msg`Planos de pagamento` },
  { page: '/financial/settings', search: { view: 'lists' }, name: msg`Listas de códigos` },
  {
    page: '/requests',
    search: { assignee: 'me' },
    name: msg`Requerimentos atribuídos a mim`,
    called: msg`meus requerimentos`,
    isDaily: true,
  },
  { page: '/requests', search: { age: 'late' }, name: msg`Requerimentos atrasados`, isDaily: true },
  { page: '/requests', path: '/requests/figures', name: msg`Indicadores` },
  { page: '/request-types', path: '/request-types/new', name: msg`Novo tipo de requerimento` },
  { page: '/reenrollment-office', path: '/reenrollment-office/new', name: msg`Novo período de rematrícula` },
  { page: '/announcements', path: '/announcements/new', name: msg`Novo comunicado`, isDaily: true },
  { page: '/personal-data', path: '/personal-data/request', name: msg`Pedir confirmação de dados` },
]
