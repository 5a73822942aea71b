import { appLocales } from '#api/locales.ts'

type Language = 'pt-BR' | 'en' | 'es'

export const words = {
  'pt-BR': {
    signIn: 'Entrar',
    tagline: 'Sua vida acadêmica, resolvida em um lugar só.',
    login: 'Usuário ou e-mail',
    password: 'Senha',
    cancel: 'Cancelar',
    or: 'ou',
    signInWith: 'Entrar com',
    required: { login: 'Informe seu usuário ou e-mail.', password: 'Informe sua senha.' },
    refused: 'Usuário ou senha inválidos. Confira e tente de novo.',
    locked: 'Número de tentativas de acesso excedido. Tente novamente mais tarde.',
    captcha: 'Não foi possível confirmar que você não é um robô. Tente de novo.',
    needsScripts: 'Para entrar, ligue o JavaScript do navegador: é com ele que confirmamos que você não é um robô.',
    forgotPassword: 'Esqueci minha senha',
    forgotUsername: 'Esqueci meu usuário',
    signUp: 'Criar conta',
    demoTitle: 'Pessoas da demonstração',
    demoHint: 'A senha de todas é',
    expiredTitle: 'Este login expirou',
    expiredText: 'Volte ao portal e entre de novo. Nada se perdeu.',
    failedTitle: 'Não foi possível entrar',
    failedText: 'O pedido de acesso não é válido. Volte ao portal e tente de novo.',
    backToPortal: 'Voltar ao portal',
    signOutTitle: 'Sair',
    signOutText: 'Você quer sair da sua conta?',
    signOut: 'Sair',
    stay: 'Continuar conectado',
  },
  en: {
    signIn: 'Sign in',
    tagline: 'Your academic life, sorted in one place.',
    login: 'Username or email',
    password: 'Password',
    cancel: 'Cancel',
    or: 'or',
    signInWith: 'Sign in with',
    required: { login: 'Enter your username or email.', password: 'Enter your password.' },
    refused: 'Invalid username or password. Check them and try again.',
    locked: 'Number of login attempts exceeded. Try again later.',
    captcha: 'We could not confirm that you are not a robot. Try again.',
    needsScripts: 'To sign in, turn on JavaScript in your browser: with it we confirm that you are not a robot.',
    forgotPassword: 'I forgot my password',
    forgotUsername: 'I forgot my username',
    signUp: 'Create an account',
    demoTitle: 'People of the demonstration',
    demoHint: 'The password of all of them is',
    expiredTitle: 'This sign-in request has expired',
    expiredText: 'Go back to the portal and sign in again. Nothing was lost.',
    failedTitle: 'Sign-in was not possible',
    failedText: 'The sign-in request is not valid. Go back to the portal and try again.',
    backToPortal: 'Back to the portal',
    signOutTitle: 'Sign out',
    signOutText: 'Do you want to sign out of your account?',
    signOut: 'Sign out',
    stay: 'Stay signed in',
  },
  es: {
    signIn: 'Iniciar sesión',
    tagline: 'Tu vida académica, resuelta en un solo lugar.',
    login: 'Usuario o correo electrónico',
    password: 'Contraseña',
    cancel: 'Cancelar',
    or: 'o',
    signInWith: 'Iniciar sesión con',
    required: { login: 'Escribe tu usuario o correo electrónico.', password: 'Escribe tu contraseña.' },
    refused: 'Usuario o contraseña no válidos. Revísalos e inténtalo de nuevo.',
    locked: 'Se superó el número de intentos de acceso. Inténtalo de nuevo más tarde.',
    captcha: 'No pudimos confirmar que no eres un robot. Inténtalo de nuevo.',
    needsScripts: 'Para ingresar, activa JavaScript en tu navegador: con él confirmamos que no eres un robot.',
    forgotPassword: 'Olvidé mi contraseña',
    forgotUsername: 'Olvidé mi usuario',
    signUp: 'Crear cuenta',
    demoTitle: 'Personas de la demostración',
    demoHint: 'La contraseña de todas es',
    expiredTitle: 'Esta solicitud de acceso venció',
    expiredText: 'Vuelve al portal e ingresa de nuevo. No se perdió nada.',
    failedTitle: 'No fue posible ingresar',
    failedText: 'La solicitud de acceso no es válida. Vuelve al portal e inténtalo de nuevo.',
    backToPortal: 'Volver al portal',
    signOutTitle: 'Salir',
    signOutText: '¿Quieres salir de tu cuenta?',
    signOut: 'Salir',
    stay: 'Seguir conectado',
  },
} satisfies Record<Language, unknown>

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
