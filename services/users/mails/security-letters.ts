import type { AppLocale } from '#api/locales.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { type Letter, letterGreeting } from './letters.ts'
import { localized } from '../../platform/i18n/localized.ts'

export const securityEvents = [
  'second-step-on',
  'second-step-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'second-step-reset',
  'passkey-added',
  'passkey-removed',
] as const
/** A change to how an account signs in, which its owner is told about. */
export type SecurityEvent = (typeof securityEvents)[number]

const words = localized({
  'passkey-added': {
    subject: msg`Nova chave de acesso`,
    opening: msg`Uma chave de acesso foi adicionada à sua conta no portal acadêmico. Com ela, é possível entrar sem a senha.`,
  },
  'passkey-removed': {
    subject: msg`Chave de acesso removida`,
    opening: msg`Uma chave de acesso foi removida da sua conta no portal acadêmico. Com ela, não é mais possível entrar.`,
  },
  'second-step-on': {
    subject: msg`Confirmação em duas etapas ativada`,
    opening: msg`A confirmação em duas etapas da sua conta no portal acadêmico foi ativada. Para entrar, além da senha, é preciso um código.`,
  },
  'second-step-off': {
    subject: msg`Confirmação em duas etapas desativada`,
    opening: msg`A confirmação em duas etapas da sua conta no portal acadêmico foi desativada. Para entrar, agora basta a senha.`,
  },
  'second-step-reset': {
    subject: msg`Confirmação em duas etapas redefinida`,
    opening: msg`A instituição desativou a confirmação em duas etapas da sua conta no portal acadêmico e removeu as chaves de acesso, e a conta saiu de todos os aparelhos. Entre com a senha e, se quiser, ative-a de novo.`,
  },
  'recovery-codes-renewed': {
    subject: msg`Novos códigos de recuperação`,
    opening: msg`Foram gerados novos códigos de recuperação da sua conta no portal acadêmico. Os anteriores deixaram de valer.`,
  },
  'recovery-code-used': {
    subject: msg`Um código de recuperação foi usado`,
    opening: msg`Um código de recuperação da sua conta no portal acadêmico acaba de ser usado. Ele não vale mais.`,
  },
})

const frames = localized({
  label: msg`Ver a minha conta`,
  closing: msg`Se foi você, está tudo certo. Se não foi, troque a senha agora e fale com a instituição.`,
})

/** @param url of the person's account */
export function securityLetter(
  locale: AppLocale,
  { event, name, institution, url }: { event: SecurityEvent; name: string; institution: string; url: string },
): Letter {
  const { subject, opening } = words[locale][event]
  const { label, closing } = frames[locale]
  return {
    subject: `${subject}: ${institution}`,
    greeting: letterGreeting(locale, name),
    opening,
    action: { label, url },
    closing,
  }
}
