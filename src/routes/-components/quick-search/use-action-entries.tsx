import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import {
  Activity,
  ArrowLeftRight,
  ClipboardList,
  ClipboardPlus,
  LayoutGrid,
  Languages,
  LogOut,
  ReceiptText,
  SunMoon,
  KeyRound,
  Wallet,
} from 'lucide-react'
import { appConfig } from '#config'
import { isStaff } from '../../../auth/permissions.ts'
import { offersPage } from '../../../request/navigation.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { languageNames } from '../../../shell/language-choice.tsx'
import { useHasLauncher } from '../../../shell/launcher/launcher.queries.ts'
import { useHelp } from '../../../shell/support/help-links.tsx'
import { modeChoices } from '../../../shell/mode-choice.tsx'
import { useOpenPanel } from '../../../shell/panels.tsx'
import { prepareSignOut } from '../../../auth/sign-out/sign-out-form.tsx'
import type { SearchEntry } from './search-entries.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** In the other languages. */
const languageCalled = { 'pt-BR': 'portuguese portugués', en: 'inglês inglés', es: 'espanhol spanish' } as const

const isContrast = (mode: string) => mode === 'black-on-white' || mode === 'white-on-black'

function signOut() {
  prepareSignOut()
  postForm('/auth/signout')
}

/** The most frequent first. */
export function useActionEntries(): SearchEntry[] {
  const { t, i18n } = useLingui()
  const { person, locale, navigation } = useShell()
  const { href: returnTo } = useLocation()
  const navigate = useNavigate()
  const openPanel = useOpenPanel()
  const hasLauncher = useHasLauncher()
  const mayLeave = person !== null && !person.impersonated
  const help = useHelp()
  return [
    ...(person !== null && !isStaff(person) && offersPage(navigation, '/financial/payments')
      ? [
          {
            id: 'pay',
            title: t`Pagar com Pix, boleto ou cartão`,
            keywords: t`quitar mensalidade dívida débito parcela fatura`,
            icon: <Wallet {...icon} />,
            run: () => void navigate({ to: '/financial/payments' }),
          },
          {
            id: 'receipts',
            title: t`Recibos`,
            description: t`Pagamentos feitos`,
            icon: <ReceiptText {...icon} />,
            keywords: t`comprovante de pagamento`,
            run: () => void navigate({ to: '/financial/payments', search: { status: 'settled' } }),
          },
        ]
      : []),
    ...(offersPage(navigation, '/my-requests')
      ? [
          {
            id: 'new-request',
            title: t`Novo requerimento`,
            icon: <ClipboardPlus {...icon} />,
            keywords: t`pedir à secretaria`,
            run: () => void navigate({ to: '/my-requests/new' }),
          },
          {
            id: 'protocols',
            title: t`Protocolos`,
            icon: <ClipboardList {...icon} />,
            run: () => void navigate({ to: '/my-requests/protocols' }),
          },
        ]
      : []),
    ...help.flatMap((entry) =>
      entry.title === undefined
        ? []
        : {
            id: 'support',
            title: entry.title,
            icon: entry.icon,
            keywords: t`ajuda atendimento suporte falar contato conversar chat whatsapp telefone`,
            run: () => ('href' in entry ? void open(entry.href, '_blank', 'noopener,noreferrer') : entry.onPress()),
          },
    ),
    ...(person !== null
      ? [
          {
            id: 'password',
            title: t`Trocar senha`,
            icon: <KeyRound {...icon} />,
            run: () => void navigate({ to: '/my-account', hash: 'password' }),
          },
        ]
      : []),
    { id: 'status', title: t`Situação dos sistemas`, icon: <Activity {...icon} />, run: () => openPanel('status') },
    ...(hasLauncher ? [{ id: 'launcher', title: t`Aplicativos`, icon: <LayoutGrid {...icon} />, run: () => openPanel('launcher') }] : []),
    ...(mayLeave && person.choices > 1
      ? [{ id: 'context', title: t`Trocar de perfil`, icon: <ArrowLeftRight {...icon} />, run: () => void navigate({ to: '/welcome' }) }]
      : []),
    ...appConfig.locales
      .filter((language) => language !== locale)
      .map((language) => ({
        id: `language-${language}`,
        title: languageNames[language],
        description: t`Idioma`,
        icon: <Languages {...icon} />,
        keywords: `idioma language lengua ${languageCalled[language]}`,
        run: () => postForm('/preferences/locale', { locale: language, returnTo }),
      })),
    ...modeChoices.map(({ value, name }) => ({
      id: `mode-${value}`,
      title: i18n._(name),
      description: t`Aparência`,
      icon: <SunMoon {...icon} />,
      keywords: isContrast(value) ? t`alto contraste tema cores` : t`tema cores`,
      run: () => postForm('/preferences/mode', { mode: value, returnTo }),
    })),
    ...(mayLeave ? [{ id: 'sign-out', title: t`Sair`, icon: <LogOut {...icon} />, run: signOut }] : []),
  ]
}

/** Submits a form with a full page load. @param path below the base path */
function postForm(path: string, fields: Record<string, string> = {}): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = `${appConfig.basePath}${path}`
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
