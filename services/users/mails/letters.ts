import type { AppLocale } from '#api/locales.ts'

export interface Letter {
  subject: string
  greeting: string
  opening: string
  highlight?: string
  items?: readonly { name: string; note: string; value: string }[]
  action: { label: string; url: string }
  closing: string
  footer?: { label: string; url: string }
}

interface Facts {
  name: string
  institution: string
  url: string
}

const hello = {
  'pt-BR': (name: string) => `Olá, ${name}.`,
  en: (name: string) => `Hello, ${name}.`,
  es: (name: string) => `Hola, ${name}:`,
}

export const letterGreeting = (locale: AppLocale, name: string): string => hello[locale](name)

export function usernameLetter(locale: AppLocale, { name, institution, url, username }: Facts & { username: string }): Letter {
  const words = {
    'pt-BR': {
      subject: `Seu usuário: ${institution}`,
      opening: 'Você pediu para lembrar com que usuário entra no portal acadêmico. Ele é:',
      label: 'Entrar no portal',
      closing: 'Se você não pediu isto, ignore este e-mail: nada mudou na sua conta.',
    },
    en: {
      subject: `Your username: ${institution}`,
      opening: 'You asked which username you sign in to the academic portal with. It is:',
      label: 'Sign in to the portal',
      closing: 'If you did not ask for this, ignore this email: nothing changed in your account.',
    },
    es: {
      subject: `Tu usuario: ${institution}`,
      opening: 'Pediste recordar con qué usuario ingresas al portal académico. Es:',
      label: 'Iniciar sesión en el portal',
      closing: 'Si no lo pediste, ignora este correo: nada cambió en tu cuenta.',
    },
  }[locale]
  return { ...frame(locale, words, name, url), highlight: username }
}

export function resetLetter(locale: AppLocale, { name, institution, url }: Facts): Letter {
  const words = {
    'pt-BR': {
      subject: `Crie uma nova senha: ${institution}`,
      opening: 'Você pediu para criar uma nova senha no portal acadêmico. O link vale por uma hora e só uma vez.',
      label: 'Criar nova senha',
      closing: 'Se você não pediu isto, ignore este e-mail: sua senha continua a mesma.',
    },
    en: {
      subject: `Create a new password: ${institution}`,
      opening: 'You asked to create a new password for the academic portal. The link works for one hour, and only once.',
      label: 'Create a new password',
      closing: 'If you did not ask for this, ignore this email: your password stays the same.',
    },
    es: {
      subject: `Crea una nueva contraseña: ${institution}`,
      opening: 'Pediste crear una nueva contraseña en el portal académico. El enlace vale por una hora y solo una vez.',
      label: 'Crear nueva contraseña',
      closing: 'Si no lo pediste, ignora este correo: tu contraseña sigue siendo la misma.',
    },
  }[locale]
  return frame(locale, words, name, url)
}

/** Alerts the user, in case someone else set the password. */
export function passwordSetLetter(locale: AppLocale, { name, institution, url }: Facts): Letter {
  const words = {
    'pt-BR': {
      subject: `Sua senha foi alterada: ${institution}`,
      opening: 'A senha da sua conta no portal acadêmico acaba de ser alterada, e a conta saiu de todos os aparelhos.',
      label: 'Não fui eu: criar outra senha',
      closing: 'Se foi você, está tudo certo e não precisa fazer nada.',
    },
    en: {
      subject: `Your password was changed: ${institution}`,
      opening: 'The password of your account at the academic portal has just been changed, and the account was signed out everywhere.',
      label: 'It was not me: create another password',
      closing: 'If it was you, all is well and there is nothing to do.',
    },
    es: {
      subject: `Tu contraseña cambió: ${institution}`,
      opening: 'La contraseña de tu cuenta en el portal académico acaba de cambiar, y la cuenta salió de todos los dispositivos.',
      label: 'No fui yo: crear otra contraseña',
      closing: 'Si fuiste tú, todo está bien y no tienes que hacer nada.',
    },
  }[locale]
  return frame(locale, words, name, url)
}

export function emailChangedLetter(locale: AppLocale, { name, institution, url }: Facts): Letter {
  const words = {
    'pt-BR': {
      subject: `Seu e-mail foi trocado: ${institution}`,
      opening: 'O e-mail da sua conta no portal acadêmico acaba de ser trocado. As próximas mensagens vão para o endereço novo.',
      label: 'Ver a minha conta',
      closing: 'Se foi você, está tudo certo. Se não foi, troque a senha agora e fale com a instituição.',
    },
    en: {
      subject: `Your email was changed: ${institution}`,
      opening: 'The email of your account at the academic portal has just been changed. From now on, messages go to the new address.',
      label: 'See my account',
      closing: 'If it was you, all is well. If not, change your password now and contact the institution.',
    },
    es: {
      subject: `Tu correo cambió: ${institution}`,
      opening: 'El correo de tu cuenta en el portal académico acaba de cambiar. Los próximos mensajes irán a la nueva dirección.',
      label: 'Ver mi cuenta',
      closing: 'Si fuiste tú, todo está bien. Si no, cambia la contraseña ahora y comunícate con la institución.',
    },
  }[locale]
  return frame(locale, words, name, url)
}

export function welcomeLetter(locale: AppLocale, { name, institution, url, username }: Facts & { username: string }): Letter {
  const words = {
    'pt-BR': {
      subject: `Sua conta foi criada: ${institution}`,
      opening: 'Sua conta no portal acadêmico está pronta. Entre com a senha que você escolheu e este usuário:',
      label: 'Acessar o portal',
      closing: 'Se você não criou esta conta, fale com a instituição.',
    },
    en: {
      subject: `Your account was created: ${institution}`,
      opening: 'Your account at the academic portal is ready. Sign in with the password you chose and this username:',
      label: 'Go to the portal',
      closing: 'If you did not create this account, contact the institution.',
    },
    es: {
      subject: `Tu cuenta fue creada: ${institution}`,
      opening: 'Tu cuenta en el portal académico está lista. Inicia sesión con la contraseña que elegiste y este usuario:',
      label: 'Ir al portal',
      closing: 'Si no creaste esta cuenta, comunícate con la institución.',
    },
  }[locale]
  return { ...frame(locale, words, name, url), highlight: username }
}

/** Without any name: whoever filled in the form may not be the person of the address. */
export function emailProofLetter(
  locale: AppLocale,
  { institution, url, isNewAccount }: Omit<Facts, 'name'> & { isNewAccount: boolean },
): Letter {
  const words = {
    'pt-BR': {
      subject: `Confirme seu e-mail: ${institution}`,
      greeting: 'Olá.',
      opening: isNewAccount
        ? 'Alguém pediu uma conta no portal acadêmico com este e-mail. Se foi você, confirme: a conta começa a valer em seguida. O link vale por 24 horas e só uma vez.'
        : 'Alguém pediu para usar este e-mail em uma conta do portal acadêmico. Se foi você, confirme. O link vale por 24 horas e só uma vez.',
      label: 'Confirmar e-mail',
      closing: 'Se você não pediu isto, ignore este e-mail: nada acontece.',
    },
    en: {
      subject: `Confirm your email: ${institution}`,
      greeting: 'Hello.',
      opening: isNewAccount
        ? 'Somebody asked for an account at the academic portal with this email. If it was you, confirm it and the account is ready. The link works for 24 hours, and only once.'
        : 'Somebody asked to use this email in an account at the academic portal. If it was you, confirm it. The link works for 24 hours, and only once.',
      label: 'Confirm email',
      closing: 'If you did not ask for this, ignore this email: nothing happens.',
    },
    es: {
      subject: `Confirma tu correo: ${institution}`,
      greeting: 'Hola:',
      opening: isNewAccount
        ? 'Alguien pidió una cuenta en el portal académico con este correo. Si fuiste tú, confírmalo y la cuenta queda lista. El enlace vale por 24 horas y solo una vez.'
        : 'Alguien pidió usar este correo en una cuenta del portal académico. Si fuiste tú, confírmalo. El enlace vale por 24 horas y solo una vez.',
      label: 'Confirmar correo',
      closing: 'Si no lo pediste, ignora este correo: no pasa nada.',
    },
  }[locale]
  const { label, ...rest } = words
  return { ...rest, action: { label, url } }
}

function frame(
  locale: AppLocale,
  { subject, opening, label, closing }: Record<'subject' | 'opening' | 'label' | 'closing', string>,
  name: string,
  url: string,
): Letter {
  return { subject, greeting: letterGreeting(locale, name), opening, action: { label, url }, closing }
}
