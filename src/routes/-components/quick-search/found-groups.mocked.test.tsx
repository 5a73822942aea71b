import { readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { appConfig, type Locale } from '#config'
import type { Profile } from '#api/principal.ts'
import { mayReadDebts } from '#api/debt-permissions.ts'
import { mayManageBanks } from '#api/banks.ts'
import { mayReadReports } from '#api/financial-reports.ts'
import { mayEditRequestTypes } from '#api/request-types.ts'
import { mayManageRequests } from '#api/request-office-limits.ts'
import { mayManageTemplates } from '#api/report-templates.ts'
import { mayReviewDocuments } from '#api/document-review-limits.ts'
import { demoDocumentKinds } from '../../../../services/seed/academic-document-kinds.ts'
import { demoRequestTypes } from '../../../../services/seed/academic-request-types.ts'
import { navigationWith } from '../../../../services/settings/navigation.ts'
import type { SessionPerson } from '../../../auth/session/session.ts'
import { navigationOf } from '../../../request/navigation.ts'
import type { Shell } from '../../../request/shell.functions.ts'
import { ShellContext } from '../../../request/shell.queries.ts'

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
  useLocation: () => ({ pathname: '/', href: '/' }),
  useRouter: () => ({}),
}))
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQuery: ({ queryKey, enabled = true }: { queryKey: readonly unknown[]; enabled?: boolean }) => ({
    data: enabled ? answers[queryKey.slice(0, 2).join(' ')] : undefined,
    isFetching: false,
    isError: false,
  }),
  useQueries: () => [],
}))
vi.mock('../../../shell/panels.tsx', () => ({ useOpenPanel: () => () => undefined }))
vi.mock('../../../shell/support/help-links.tsx', () => ({
  useHelp: () => [{ key: 'support', title: 'Fale com a Aurora', label: null, icon: null, href: 'https://wa.me/1' }],
}))

const debt = (debtId: number, status: string, month: string, more: object = {}) => ({
  debtId,
  status,
  type: 'tuition',
  description: null,
  installment: null,
  competency: `${month}-01`,
  dueDate: `${month}-10`,
  amountPayable: 125_000,
  liveSlip: null,
  cardInReview: null,
  studentName: 'Ana Souza',
  paidByAgreement: false,
  ...more,
})
const slip = { paymentId: 'p1', dueOn: '2026-12-10', amount: 125_000, debtCount: 1 }
const types = demoRequestTypes('2026-11-27').map(({ position: typeId, versions }) => ({
  typeId,
  name: versions[0]!.name,
  summary: versions[0]!.summary,
  mayAsk: true,
}))

const answers: Record<string, unknown> = {
  'debts list': {
    perPage: 50,
    totalCount: 5,
    results: [
      debt(1, 'overdue', '2026-10'),
      debt(2, 'open', '2026-12', { liveSlip: slip }),
      debt(3, 'settled', '2026-09'),
      debt(4, 'settled', '2026-02', { description: 'Histórico escolar' }),
      debt(5, 'overdue', '2026-09', { type: 'service', description: 'Diploma', cardInReview: 'p2' }),
    ],
  },
  'enrollment-documents list': {
    documents: demoDocumentKinds.map(({ name, guidance, position }) => ({
      documentEnrollmentId: position,
      name,
      guidance,
      status: position === 3 ? 'refused' : position < 6 ? 'pending' : 'accepted',
    })),
  },
  'requests types': { enrollmentId: 1, results: types },
  'request-types list': types.map((type) => ({ ...type, isActive: true })),
  'request-office-options': { types },
  'templates list': {
    results: [{ templateId: 1, name: 'Informe anual', document: 'income-report', institutionName: 'Campus Norte', usedVersion: 1 }],
  },
}

const features = ['financial', 'academic-situation', 'enrollment-documents', 'requests', 'reenrollments', 'student-cards', 'update-data']

function wordsIn(locale: Locale) {
  const filename = (area: string) => `locales/${area}${locale}.po`
  const read = (area: string) =>
    formatter().parse(readFileSync(filename(area), 'utf8'), { locale, sourceLocale: appConfig.defaultLocale, filename: filename(area) })
  const entries = ['', 'panels/', 'debts/'].flatMap((area) =>
    Object.entries(read(area) as Record<string, { message?: string; translation?: string }>),
  )
  const words = Object.fromEntries(entries.map(([id, { message = id, translation }]) => [id, translation || message]))
  return setupI18n({
    locale,
    messages: { [locale]: JSON.parse(createCompiledCatalog(locale, words, { namespace: 'json' }).source).messages },
  })
}

const { useFoundGroups } = await import('./use-found-groups.ts')

function search(query: string, profile: Profile, locale: Locale, grants: readonly { audience: string; permissions: string[] }[] = []) {
  const permissions: Record<string, string[]> = {}
  for (const { audience, permissions: names } of grants) permissions[audience] = [...(permissions[audience] ?? []), ...names]
  const person = {
    profile,
    permissions,
    name: 'Ana',
    impersonated: false,
    choices: 1,
    context: { institutionId: 1 },
  } as unknown as SessionPerson
  const has = features.map((alias) => ({ alias }))
  const navigation = navigationOf(navigationWith([]), { person, has, locale })
  const links = {
    accountActions: [{ label: 'Ouvidoria', url: 'https://x.test/' }],
    termsOfUseUrl: 'https://x.test/t',
    privacyUrl: 'https://x.test/p',
  }
  const shell = { person, features: has, navigation, ...links, locale, currency: 'BRL', timeZone: 'America/Sao_Paulo', institutions: [] }
  const drawn = renderToStaticMarkup(
    <I18nProvider i18n={i18nOf[locale]}>
      <ShellContext value={shell as unknown as Shell}>
        <Found query={query} />
      </ShellContext>
    </I18nProvider>,
  )
  return [...drawn.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, title, description]) => ({ title, description }))
}

function Found({ query }: { query: string }) {
  const { groups, isNothing } = useFoundGroups(query)
  if (isNothing) return null
  return groups
    .flatMap(({ entries }) => entries)
    .map(({ id, title, description }) => (
      <dl key={id}>
        <dt>{title}</dt>
        <dd>{description}</dd>
      </dl>
    ))
}

const i18nOf = { 'pt-BR': wordsIn('pt-BR'), en: wordsIn('en'), es: wordsIn('es') }
const slipOf = 'Boleto de Mensalidade de dezembro de 2026'

it.each([
  ['boleto', slipOf],
  ['bolleto', slipOf],
  ['segunda via do boleto', slipOf],
  ['segunda via', slipOf],
  ['2a via', slipOf],
  ['2ª via do boleto', slipOf],
  ['2 via boleto', slipOf],
  ['código de barras', slipOf],
  ['pix', slipOf],
  ['pagar com pix', slipOf],
  ['quanto eu devo', slipOf],
  ['quanto tenho que pagar', slipOf],
  ['como pago', slipOf],
  ['onde eu pago?', slipOf],
  ['quero pagar', slipOf],
  ['pagar', slipOf],
  ['mensalidade atrasada', 'Mensalidade de outubro de 2026'],
  ['boleto vencido', 'Mensalidade de outubro de 2026'],
  ['outubro', 'Mensalidade de outubro de 2026'],
  ['1.250,00', slipOf],
  ['1250', slipOf],
  ['pagamentos', 'Pagamentos'],
  ['mensalidade', 'Mensalidade de outubro de 2026'],
  ['mens', 'Mensalidade de outubro de 2026'],
  ['pagar mensalidade', slipOf],
  ['desconto', 'Pagamentos'],
  ['cartão', 'Pagar com Pix, boleto ou cartão'],
  ['cartao de credito', 'Pagar com Pix, boleto ou cartão'],
  ['recibo', 'Recibos'],
  ['comprovante de pagamento', 'Recibos'],
  ['já paguei', 'Recibos'],
  ['negociar divida', 'Negociar débitos vencidos'],
  ['negociar', 'Negociar débitos vencidos'],
  ['parcelar mensalidade', 'Negociar débitos vencidos'],
  ['acordo', 'Acordos'],
  ['imposto', 'Informe de pagamentos'],
  ['imposto de renda', 'Informe de pagamentos'],
  ['imopsto', 'Informe de pagamentos'],
  ['irpf', 'Informe de pagamentos'],
  ['nota fiscal', 'Notas fiscais'],
  ['extrato', 'Extrato'],
  ['contrato', 'Contratos'],
  ['contraste', 'Preto no branco'],
  ['modo escuro', 'Escuro'],
  ['notas', 'Situação acadêmica'],
  ['minhas notas', 'Situação acadêmica'],
  ['notas e faltas', 'Situação acadêmica'],
  ['faltas', 'Situação acadêmica'],
  ['boletim', 'Situação acadêmica'],
  ['historico escolar', 'Histórico escolar'],
  ['histórico', 'Histórico escolar'],
  ['horas complementares', 'Atividades complementares'],
  ['enviar certificado', 'Entregar certificado'],
  ['atestado', 'Emitir declaração de matrícula'],
  ['atestado de matricula', 'Emitir declaração de matrícula'],
  ['declaração', 'Emitir declaração de matrícula'],
  ['declaração de matrícula', 'Emitir declaração de matrícula'],
  ['comprovante de matricula', 'Emitir declaração de matrícula'],
  ['enviar comprovante', 'Enviar: '],
  ['mandar documento', 'Enviar: '],
  ['enviar documento', 'Enviar: '],
  ['entregar documentos', 'Enviar: '],
  ['documento recusado', 'Enviar: '],
  ['rg', 'Documentos'],
  ['comprovante de residencia', 'Enviar: Comprovante de residência'],
  ['documentos', 'Documentos'],
  ['trancar matricula', 'Pedir: Trancamento de matrícula'],
  ['trancamento', 'Pedir: Trancamento de matrícula'],
  ['trancar a faculdade', 'Pedir: Trancamento de matrícula'],
  ['estagio', 'Pedir: Termo de compromisso de estágio'],
  ['revisao de nota', 'Pedir: Revisão de nota'],
  ['mudar de curso', 'Pedir: Mudança de curso'],
  ['novo requerimento', 'Novo requerimento'],
  ['protocolo', 'Protocolos'],
  ['secretaria', 'Requerimentos'],
  ['rematricula', 'Rematrícula'],
  ['renovar matrícula', 'Rematrícula'],
  ['horário de aula', 'Rematrícula'],
  ['carteirinha', 'Carteira de estudante'],
  ['carterinha', 'Carteira de estudante'],
  ['mudar senha', 'Trocar senha'],
  ['esqueci minha senha', 'Trocar senha'],
  ['sehna', 'Trocar senha'],
  ['senha', 'Trocar senha'],
  ['foto', 'Minha conta'],
  ['mudar meu endereço', 'Dados pessoais'],
  ['atualizar cadastro', 'Dados pessoais'],
  ['telefone', 'Dados pessoais'],
  ['meu pai vai pagar', 'Quem vê e paga'],
  ['falar com alguém', 'Fale com a Aurora'],
  ['ajuda', 'Fale com a Aurora'],
  ['whatsapp', 'Fale com a Aurora'],
  ['sair', 'Sair'],
  ['inglês', 'English'],
  ['avisos', 'Notificações'],
  ['queria trancar a minha faculdade', 'Pedir: Trancamento de matrícula'],
  ['ouvidoria', 'Ouvidoria'],
  ['privacidade', 'Privacidade'],
  ['email', 'Dados pessoais'],
  ['e-mail', 'Dados pessoais'],
  ['multa', 'Pagamentos'],
  ['juros', 'Pagamentos'],
  ['provas', 'Situação acadêmica'],
  ['apagar conta', 'Minha conta'],
  ['letra maior', 'Minha conta'],
  ['fonte grande', 'Minha conta'],
  ['imprimir boleto', slipOf],
  ['bolto', slipOf],
  ['rematricula 2027', 'Rematrícula'],
  ['minha carteirinha não abre', 'Carteira de estudante'],
  ['onde vejo minhas notas', 'Situação acadêmica'],
  ['nota', 'Situação acadêmica'],
  ['reembolso', 'Pedir: Restituição de valores'],
  ['devolução', 'Pedir: Restituição de valores'],
  ['trancar curso', 'Pedir: Trancamento de matrícula'],
  ['trancar o curso', 'Pedir: Trancamento de matrícula'],
  ['desistir do curso', 'Pedir: Trancamento de matrícula'],
  ['cancelar matrícula', 'Pedir: Trancamento de matrícula'],
  ['pagos', 'Recibos'],
  ['boletos pagos', 'Recibos'],
  ['quitado', 'Recibos'],
  ['logout', 'Sair'],
  ['carnê', slipOf],
  ['dois fatores', 'Minha conta'],
  ['cancelamento', 'Requerimentos'],
  ['transferencia', 'Requerimentos'],
  ['coeficiente', 'Situação acadêmica'],
  ['nfe', 'Notas fiscais'],
  ['tcc', 'Requerimentos'],
])('a student who types %j finds %j first', (query, first) => {
  expect(search(query, 'STUDENT', 'pt-BR')[0]?.title).toContain(first)
})

it.each([
  ['where do I pay', 'Bank slip for Tuition for December 2026'],
  ['how much do I owe', 'Bank slip'],
  ['pay', 'Bank slip'],
  ['pay my tuition', 'Bank slip'],
  ['bill', 'Bank slip'],
  ['boleto', 'Bank slip'],
  ['barcode', 'Bank slip'],
  ['balance due', 'Bank slip'],
  ['overdue', 'October 2026'],
  ['invoice', 'Invoices'],
  ['receipt', 'Receipts'],
  ['recipt', 'Receipts'],
  ['proof of payment', 'Receipts'],
  ['tax', 'Payments report'],
  ['income tax', 'Payments report'],
  ['payment plan', 'Agreements'],
  ['negotiate', 'Negotiate overdue debts'],
  ['credit card', 'Pay by'],
  ['grades', 'Academic record'],
  ['my grades', 'Academic record'],
  ['transcript', 'Transcript'],
  ['proof of enrollment', 'Issue a statement of enrollment'],
  ['enrollment certificate', 'Issue a statement of enrollment'],
  ['upload a document', 'Send: '],
  ['student id', 'Student card'],
  ['id card', 'Student card'],
  ['change password', 'Change password'],
  ['forgot my password', 'Change password'],
  ['pasword', 'Change password'],
  ['photo', 'My account'],
  ['change my address', 'Personal data'],
  ['leave of absence', 'Request: Leave of absence'],
  ['refund', 'Request: Refund'],
  ['schedule', 'Reenrollment'],
  ['register for classes', 'Reenrollment'],
  ['help', 'Fale com a Aurora'],
  ['dark mode', 'Dark'],
  ['log out', 'Sign out'],
])('in English, %j finds %j first', (query, first) => {
  expect(search(query, 'STUDENT', 'en')[0]?.title).toContain(first)
})

it.each([
  ['quiero pagar', 'Boleto de '],
  ['dónde pago', 'Boleto de '],
  ['cuanto debo', 'Boleto de '],
  ['boleta', 'Boleto de '],
  ['código de barras', 'Boleto de '],
  ['atrasado', 'octubre'],
  ['recibo', 'Recibos'],
  ['comprobante de pago', 'Recibos'],
  ['factura', 'Facturas'],
  ['impuesto', 'Informe de pagos'],
  ['negociar deuda', 'Negociar'],
  ['tarjeta de credito', 'Pagar con'],
  ['mis notas', 'Situación académica'],
  ['inasistencias', 'Situación académica'],
  ['historial', 'Historial académico'],
  ['constancia de matricula', 'Emitir constancia de matrícula'],
  ['certificado de alumno regular', 'Emitir constancia de matrícula'],
  ['subir documento', 'Enviar: '],
  ['carné', 'Carné de estudiante'],
  ['cambiar contraseña', 'Cambiar contraseña'],
  ['clave', 'Cambiar contraseña'],
  ['mi foto', 'Mi cuenta'],
  ['cambiar domicilio', 'Datos personales'],
  ['horario de clases', 'Reinscripción'],
  ['ayuda', 'Fale com a Aurora'],
  ['cerrar sesión', 'Cerrar sesión'],
])('in Spanish, %j finds %j first', (query, first) => {
  expect(search(query, 'STUDENT', 'es')[0]?.title).toContain(first)
})

const finance = [mayReadDebts, mayManageBanks, mayReadReports, mayManageTemplates]
const office = [mayManageRequests, mayEditRequestTypes, mayReviewDocuments]

it.each([
  [finance, '', 'Débitos vencidos há mais de 90 dias'],
  [finance, 'inadimplentes', 'Débitos'],
  [finance, 'recibo', 'Recebimentos'],
  [finance, 'previsao', 'Previsão de recebimento'],
  [finance, 'conciliacao', 'Conciliação bancária'],
  [finance, 'cnab', 'Arquivos bancários'],
  [finance, 'informe anual', 'Informe anual'],
  [finance, 'negociar', 'Acordos'],
  [office, '', 'Requerimentos atribuídos a mim'],
  [office, 'trancamento', 'Trancamento de matrícula'],
  [office, 'declaracao de matricula', 'Declaração de matrícula'],
  [office, 'aprovar documento', 'Análise de documentos'],
  [office, 'atrasados', 'Requerimentos atrasados'],
])('staff with %j who type %j find %j first', (grants, query, first) => {
  expect(search(query, 'OPERATION', 'pt-BR', grants)[0]?.title).toBe(first)
})

it.each([
  ['notas e faltas', 'Também: notas e faltas'],
  ['boletim', 'Também: boletim'],
  ['imopsto', 'Também: imposto de renda'],
  ['situação acadêmica', ''],
  ['acordo', ''],
])('says by which other name %j was found', (query, reason) => {
  expect(search(query, 'STUDENT', 'pt-BR')[0]?.description).toBe(reason)
})

it.each(['2026-048475', '202310999', 'maria oliveira', 'xyzzy'])('finds nothing of a student by %j', (query) => {
  expect(search(query, 'STUDENT', 'pt-BR')).toEqual([])
})

it('finds all of a part of the menu by its title', () => {
  const titles = search('financeiro', 'STUDENT', 'pt-BR').map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(['Pagamentos', 'Acordos', 'Contratos', 'Notas fiscais', 'Extrato']))
})

it('offers no debt whose card is under review as one to pay', () => {
  expect(search('diploma', 'STUDENT', 'pt-BR')[0]).toMatchObject({ title: 'Diploma', description: 'Cartão em análise' })
  expect(search('boleto', 'STUDENT', 'pt-BR').map(({ title }) => title)).not.toContain('Diploma')
})
