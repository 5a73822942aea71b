import type { AppLocale } from '#api/locales.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { localized, translate } from '../../platform/i18n/localized.ts'

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

const hello = localized((name: string) => msg`Olá, ${{ name }}.`)

export const letterGreeting = (locale: AppLocale, name: string): string => hello[locale](name)

export function usernameLetter(locale: AppLocale, { name, institution, url, username }: Facts & { username: string }): Letter {
  const words = translate(locale, {
    subject: msg`Seu usuário: ${{ institution }}`,
    opening: msg`Você pediu para lembrar com que usuário entra no portal acadêmico. Ele é:`,
    label: msg`Entrar no portal`,
    closing: msg`Se você não pediu isto, ignore este e-mail: nada mudou na sua conta.`,
  })
  return { ...frame(locale, words, name, url), highlight: username }
}

export function resetLetter(locale: AppLocale, { name, institution, url }: Facts): Letter {
  const words = translate(locale, {
    subject: msg`Crie uma nova senha: ${{ institution }}`,
    opening: msg`Você pediu para criar uma nova senha no portal acadêmico. O link vale por uma hora e só uma vez.`,
    label: msg`Criar nova senha`,
    closing: msg`Se você não pediu isto, ignore este e-mail: sua senha continua a mesma.`,
  })
  return frame(locale, words, name, url)
}

/** Alerts the user, in case someone else set the password. */
export function passwordSetLetter(locale: AppLocale, { name, institution, url }: Facts): Letter {
  const words = translate(locale, {
    subject: msg`Sua senha foi alterada: ${{ institution }}`,
    opening: msg`A senha da sua conta no portal acadêmico acaba de ser alterada, e a conta saiu de todos os aparelhos.`,
    label: msg`Não fui eu: criar outra senha`,
    closing: msg`Se foi você, está tudo certo e não precisa fazer nada.`,
  })
  return frame(locale, words, name, url)
}

export function emailChangedLetter(locale: AppLocale, { name, institution, url }: Facts): Letter {
  const words = translate(locale, {
    subject: msg`Seu e-mail foi trocado: ${{ institution }}`,
    opening: msg`O e-mail da sua conta no portal acadêmico acaba de ser trocado. As próximas mensagens vão para o endereço novo.`,
    label: msg`Ver a minha conta`,
    closing: msg`Se foi você, está tudo certo. Se não foi, troque a senha agora e fale com a instituição.`,
  })
  return frame(locale, words, name, url)
}

export function welcomeLetter(locale: AppLocale, { name, institution, url, username }: Facts & { username: string }): Letter {
  const words = translate(locale, {
    subject: msg`Sua conta foi criada: ${{ institution }}`,
    opening: msg`Sua conta no portal acadêmico está pronta. Entre com a senha que você escolheu e este usuário:`,
    label: msg`Acessar o portal`,
    closing: msg`Se você não criou esta conta, fale com a instituição.`,
  })
  return { ...frame(locale, words, name, url), highlight: username }
}

/** Contains no name: whoever filled in the form may not be the owner of the address. */
export function emailProofLetter(
  locale: AppLocale,
  { institution, url, isNewAccount }: Omit<Facts, 'name'> & { isNewAccount: boolean },
): Letter {
  const words = translate(locale, {
    subject: msg`Confirme seu e-mail: ${{ institution }}`,
    greeting: msg`Olá.`,
    opening: isNewAccount
      ? msg`Alguém pediu uma conta no portal acadêmico com este e-mail. Se foi você, confirme: a conta começa a valer em seguida. O link vale por 24 horas e só uma vez.`
      : msg`Alguém pediu para usar este e-mail em uma conta do portal acadêmico. Se foi você, confirme. O link vale por 24 horas e só uma vez.`,
    label: msg`Confirmar e-mail`,
    closing: msg`Se você não pediu isto, ignore este e-mail: nada acontece.`,
  })
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
