import { appLocales } from '#api/locales.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../platform/i18n/localized.ts'

type Language = 'pt-BR' | 'en' | 'es'

export const words = localized({
  signIn: msg`Entrar`,
  tagline: msg`Sua vida acadêmica, resolvida em um lugar só.`,
  login: msg`Usuário ou e-mail`,
  password: msg`Senha`,
  or: msg`ou`,
  signInWith: msg`Entrar com`,
  signInWithPasskey: msg`Entrar com chave de acesso`,
  required: { login: msg`Informe o seu usuário ou e-mail`, password: msg`Informe a sua senha` },
  refused: msg`Usuário ou senha incorretos. Confira e tente de novo.`,
  locked: msg`Número de tentativas de acesso excedido. Tente novamente mais tarde.`,
  over: msg`A sua sessão terminou. Entre de novo para continuar.`,
  left: msg`Você saiu.`,
  codeTitle: msg`Confirme que é você`,
  codeText: msg`Sua conta pede um código além da senha.`,
  code: msg`Código`,
  codeHint: msg`Os seis números do seu aplicativo autenticador, ou um dos seus códigos de recuperação.`,
  codeMissing: msg`Informe o código.`,
  codeRefused: msg`Código inválido ou já usado. Espere o próximo e tente de novo.`,
  codeBack: msg`Entrar com outra conta`,
  captcha: msg`Não foi possível confirmar que você não é um robô. Tente de novo.`,
  showPassword: msg`Mostrar senha`,
  language: msg`Idioma`,
  terms: msg`Termos de uso`,
  privacy: msg`Privacidade`,
  forgotPassword: msg`Esqueci minha senha`,
  forgotUsername: msg`Esqueci meu usuário`,
  noAccount: msg`Ainda não tem conta?`,
  signUp: msg`Criar conta`,
  demoTitle: msg`Pessoas da demonstração`,
  demoHint: msg`A senha de todas é`,
  expiredTitle: msg`Este login expirou`,
  expiredText: msg`Volte ao portal e entre de novo. Nada se perdeu.`,
  failedTitle: msg`Não foi possível entrar`,
  failedText: msg`O pedido de acesso não é válido. Volte ao portal e tente de novo.`,
  signedOutTitle: msg`Você saiu`,
  signedOutText: msg`Você saiu da sua conta neste navegador.`,
  tooManyTitle: msg`Muitos acessos de uma vez`,
  tooManyText: msg`Recebemos muitos pedidos desta rede. Espere dez minutos e tente de novo.`,
  backToPortal: msg`Voltar ao portal`,
  signOutTitle: msg`Sair`,
  signOutText: msg`Você quer sair da sua conta?`,
  signOut: msg`Sair`,
  stay: msg`Continuar conectado`,
})

export const languageNames: Record<Language, string> = { 'pt-BR': 'Português', en: 'English', es: 'Español' }

export type Words = (typeof words)['pt-BR']

/** The first supported language of a list such as `en-US,en;q=0.9`; Portuguese otherwise. */
export function chooseLanguage(wanted: string | undefined): Language {
  for (const part of (wanted ?? '').split(/[\s,]+/)) {
    const tag = part.split(';')[0]!.toLowerCase()
    const match = appLocales.options.find((locale) => locale.toLowerCase() === tag || locale.split('-')[0] === tag.split('-')[0])
    if (match) return match
  }
  return 'pt-BR'
}
