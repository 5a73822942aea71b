import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import {
  Activity,
  ArrowLeftRight,
  ClipboardList,
  ClipboardPlus,
  ExternalLink,
  LayoutGrid,
  Languages,
  LogOut,
  ReceiptText,
  SunMoon,
  KeyRound,
  Wallet,
} from 'lucide-react'
import { appConfig } from '#config'
import { isStaff } from '../../../request/permissions.ts'
import { offersPage } from '../../../request/navigation.ts'
import { menuQuery, useShell } from '../../../request/shell.queries.ts'
import { languageNames } from '../../../shell/language-choice.tsx'
import { useHasLauncher } from '../../../shell/launcher/launcher.queries.ts'
import { useHelp } from '../../../shell/support/help-links.tsx'
import { modeChoices } from '../../../shell/mode-choices.ts'
import { useOpenPanel } from '../../../shell/panels.tsx'
import { prepareSignOut } from '../../../kit/sign-out-form.tsx'
import type { SearchEntry } from './search-entries.ts'

/** In the other languages. */
const languageCalled = { 'pt-BR': 'portuguese, portugués', en: 'inglês, inglés', es: 'espanhol, spanish' } as const

const isContrast = (mode: string) => mode === 'black-on-white' || mode === 'white-on-black'

function signOut() {
  prepareSignOut()
  postForm('/auth/signout')
}

/** The most frequent first. */
export function useActionEntries(): SearchEntry[] {
  const { t, i18n } = useLingui()
  const { person, locale, openPaths, termsOfUseUrl, privacyUrl } = useShell()
  const { accountActions } = useQuery(menuQuery).data ?? { accountActions: [] }
  const { href: returnTo } = useLocation()
  const navigate = useNavigate()
  const openPanel = useOpenPanel()
  const hasLauncher = useHasLauncher()
  const mayLeave = person !== null && !person.impersonated
  const help = useHelp()
  return [
    ...(person !== null && !isStaff(person) && offersPage({ openPaths }, '/financial/payments')
      ? [
          {
            id: 'pay',
            title: t`Pagar com Pix, boleto ou cartão`,
            called: t`pagar, como pagar, cartão de crédito, cartão de débito, pagar com cartão`,
            keywords: t`quitar, pagar mensalidade, dívida, débito, parcela, fatura`,
            icon: <Wallet />,
            run: () => void navigate({ to: '/financial/payments' }),
          },
          {
            id: 'receipts',
            title: t`Recibos`,
            description: t`Pagamentos feitos`,
            icon: <ReceiptText />,
            called: t`comprovante de pagamento, recibo de pagamento, comprovante, já paguei, pagos, pagas, boletos pagos, contas pagas, mensalidades pagas, quitado, quitados`,
            keywords: t`pagamentos feitos, o que paguei, mensalidades pagas`,
            run: () => void navigate({ to: '/financial/payments', search: { status: 'settled' } }),
          },
        ]
      : []),
    ...(offersPage({ openPaths }, '/my-requests')
      ? [
          ...(mayLeave
            ? [
                {
                  id: 'new-request',
                  title: t`Novo requerimento`,
                  icon: <ClipboardPlus />,
                  called: t`fazer requerimento, abrir requerimento, abrir protocolo, nova solicitação`,
                  keywords: t`pedir à secretaria`,
                  run: () => void navigate({ to: '/my-requests/new' }),
                },
              ]
            : []),
          {
            id: 'my-requests',
            title: t`Protocolos e requerimentos`,
            called: t`protocolos, acompanhar pedido, andamento do requerimento`,
            icon: <ClipboardList />,
            run: () => void navigate({ to: '/my-requests' }),
          },
        ]
      : []),
    ...help.flatMap((entry) =>
      entry.title === undefined
        ? []
        : {
            id: 'support',
            title: entry.title,
            description: 'href' in entry ? t`Atendimento pelo WhatsApp` : t`Atendimento por chat`,
            icon: entry.icon,
            called: t`ajuda, atendimento, suporte, fale conosco`,
            keywords: t`falar com alguém, contato, conversar, chat, WhatsApp, telefone, dúvida`,
            run: () => ('href' in entry ? void open(entry.href, '_blank', 'noopener,noreferrer') : entry.onPress()),
          },
    ),
    ...(mayLeave
      ? [
          {
            id: 'password',
            title: t`Trocar senha`,
            called: t`mudar senha, alterar senha, nova senha, redefinir senha, esqueci a senha, senha`,
            icon: <KeyRound />,
            run: () => void navigate({ to: '/my-account', hash: 'password' }),
          },
        ]
      : []),
    // The entries of the account menu and the footer.
    ...accountActions.map(({ label, url }) => ({
      id: `link-${url}`,
      title: label,
      icon: <ExternalLink />,
      run: () => void open(url, '_blank', 'noopener,noreferrer'),
    })),
    ...(termsOfUseUrl && privacyUrl
      ? [
          { id: 'terms', title: t`Termos de uso`, icon: <ExternalLink />, run: () => location.assign(termsOfUseUrl) },
          {
            id: 'privacy',
            title: t`Privacidade`,
            called: t`LGPD, proteção de dados`,
            icon: <ExternalLink />,
            run: () => location.assign(privacyUrl),
          },
        ]
      : []),
    {
      id: 'status',
      title: t`Situação dos sistemas`,
      called: t`sistema fora do ar, status`,
      icon: <Activity />,
      run: () => openPanel('status'),
    },
    ...(hasLauncher ? [{ id: 'launcher', title: t`Aplicativos`, icon: <LayoutGrid />, run: () => openPanel('launcher') }] : []),
    ...(mayLeave && person.choices > 1
      ? [
          {
            id: 'context',
            title: t`Trocar de perfil`,
            called: t`trocar de curso, mudar de campus, mudar de unidade, trocar de instituição`,
            icon: <ArrowLeftRight />,
            run: () => void navigate({ to: '/welcome' }),
          },
        ]
      : []),
    ...appConfig.locales
      .filter((language) => language !== locale)
      .map((language) => ({
        id: `language-${language}`,
        title: languageNames[language],
        description: t`Idioma`,
        icon: <Languages />,
        keywords: `idioma, language, lengua, ${languageCalled[language]}`,
        run: () => postForm('/preferences/locale', { locale: language, returnTo }),
      })),
    ...modeChoices.map(({ value, name }) => ({
      id: `mode-${value}`,
      title: i18n._(name),
      description: t`Aparência`,
      icon: <SunMoon />,
      keywords: isContrast(value)
        ? t`alto contraste, tema, cores`
        : value === 'dark'
          ? t`modo escuro, modo noturno, tema, cores`
          : t`tema, cores`,
      run: () => postForm('/preferences/mode', { mode: value, returnTo }),
    })),
    ...(person?.impersonated
      ? [
          {
            id: 'leave',
            title: t`Voltar à minha conta`,
            called: t`parar de atuar, encerrar o acesso`,
            icon: <LogOut />,
            run: () => postForm('/auth/impersonation/leave'),
          },
        ]
      : []),
    ...(mayLeave
      ? [
          {
            id: 'sign-out',
            title: t`Sair`,
            called: t`sair da conta, encerrar sessão, desconectar, logout`,
            icon: <LogOut />,
            run: signOut,
          },
        ]
      : []),
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
