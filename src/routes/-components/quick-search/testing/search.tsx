import { readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'
import { appConfig, type Locale } from '#config'
import type { Profile } from '#api/principal.ts'
import { demoDocumentKinds } from '../../../../../demo/academic-document-kinds.ts'
import { demoRequestTypes } from '../../../../../demo/academic-request-types.ts'
import { mergeNavigation } from '../../../../../services/settings/navigation.ts'
import type { SessionPerson } from '../../../../request/session/session.ts'
import { flattenNavigation, getNavigation } from '../../../../request/navigation.ts'
import type { Shell } from '../../../../request/shell.functions.ts'
import { ShellContext } from '../../../../request/shell.queries.ts'

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
vi.mock('../../../../shell/panels.tsx', () => ({ useOpenPanel: () => () => undefined }))
vi.mock('../../../../shell/support/help-links.tsx', () => ({
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

const { useFoundGroups } = await import('../use-found-groups.ts')

const i18nOf = { 'pt-BR': wordsIn('pt-BR'), en: wordsIn('en'), es: wordsIn('es') }

/** Searches as a user of a profile in a language; staff by their permissions. @returns the entries, best first */
export function search(
  query: string,
  profile: Profile,
  locale: Locale,
  grants: readonly { audience: string; permissions: string[] }[] = [],
) {
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
  const navigation = getNavigation(mergeNavigation([]), { person, has, locale })
  answers.menu = { navigation, accountActions: [{ label: 'Ouvidoria', url: 'https://x.test/' }] }
  const links = {
    termsOfUseUrl: 'https://x.test/t',
    privacyUrl: 'https://x.test/p',
  }
  const shell = {
    person,
    features,
    openPaths: flattenNavigation(navigation).map(({ path }) => path),
    ...links,
    locale,
    currency: 'BRL',
    timeZone: 'America/Sao_Paulo',
    institutions: [],
  }
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
