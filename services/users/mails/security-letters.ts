import type { AppLocale } from '#api/locales.ts'
import { type Letter, letterGreeting } from './letters.ts'

export const securityEvents = [
  'second-step-on',
  'second-step-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'second-step-reset',
  'passkey-added',
  'passkey-removed',
] as const
/** A change to how an account is signed in to, of which its person is told. */
export type SecurityEvent = (typeof securityEvents)[number]

type Words = Record<SecurityEvent, { subject: string; opening: string }>

const words: Record<AppLocale, Words> = {
  'pt-BR': {
    'passkey-added': {
      subject: 'Nova chave de acesso',
      opening: 'Uma chave de acesso foi adicionada à sua conta no portal acadêmico. Com ela, é possível entrar sem a senha.',
    },
    'passkey-removed': {
      subject: 'Chave de acesso removida',
      opening: 'Uma chave de acesso foi removida da sua conta no portal acadêmico. Com ela, não é mais possível entrar.',
    },
    'second-step-on': {
      subject: 'Confirmação em duas etapas ativada',
      opening:
        'A confirmação em duas etapas da sua conta no portal acadêmico foi ativada. Para entrar, além da senha, é preciso um código.',
    },
    'second-step-off': {
      subject: 'Confirmação em duas etapas desativada',
      opening: 'A confirmação em duas etapas da sua conta no portal acadêmico foi desativada. Para entrar, agora basta a senha.',
    },
    'second-step-reset': {
      subject: 'Confirmação em duas etapas redefinida',
      opening:
        'A instituição desativou a confirmação em duas etapas da sua conta no portal acadêmico e removeu as chaves de acesso, e a conta saiu de todos os aparelhos. Entre com a senha e, se quiser, ative-a de novo.',
    },
    'recovery-codes-renewed': {
      subject: 'Novos códigos de recuperação',
      opening: 'Foram gerados novos códigos de recuperação da sua conta no portal acadêmico. Os anteriores deixaram de valer.',
    },
    'recovery-code-used': {
      subject: 'Um código de recuperação foi usado',
      opening: 'Um código de recuperação da sua conta no portal acadêmico acaba de ser usado. Ele não vale mais.',
    },
  },
  en: {
    'passkey-added': {
      subject: 'New passkey',
      opening: 'A passkey was added to your account at the academic portal. It signs in without the password.',
    },
    'passkey-removed': {
      subject: 'Passkey removed',
      opening: 'A passkey was removed from your account at the academic portal. It no longer signs in.',
    },
    'second-step-on': {
      subject: 'Two-step verification turned on',
      opening: 'Two-step verification of your account at the academic portal was turned on. Signing in takes a code besides the password.',
    },
    'second-step-off': {
      subject: 'Two-step verification turned off',
      opening: 'Two-step verification of your account at the academic portal was turned off. The password alone is now enough to sign in.',
    },
    'second-step-reset': {
      subject: 'Two-step verification reset',
      opening:
        'The institution turned off two-step verification of your account at the academic portal and removed its passkeys, and the account was signed out everywhere. Sign in with your password and turn it on again if you wish.',
    },
    'recovery-codes-renewed': {
      subject: 'New recovery codes',
      opening: 'New recovery codes of your account at the academic portal were created. The former ones no longer work.',
    },
    'recovery-code-used': {
      subject: 'A recovery code was used',
      opening: 'A recovery code of your account at the academic portal has just been used. It no longer works.',
    },
  },
  es: {
    'passkey-added': {
      subject: 'Nueva llave de acceso',
      opening: 'Se agregó una llave de acceso a tu cuenta en el portal académico. Con ella se puede ingresar sin la contraseña.',
    },
    'passkey-removed': {
      subject: 'Llave de acceso eliminada',
      opening: 'Se eliminó una llave de acceso de tu cuenta en el portal académico. Con ella ya no se puede ingresar.',
    },
    'second-step-on': {
      subject: 'Verificación en dos pasos activada',
      opening:
        'Se activó la verificación en dos pasos de tu cuenta en el portal académico. Para ingresar, además de la contraseña, se pide un código.',
    },
    'second-step-off': {
      subject: 'Verificación en dos pasos desactivada',
      opening: 'Se desactivó la verificación en dos pasos de tu cuenta en el portal académico. Para ingresar, ahora basta la contraseña.',
    },
    'second-step-reset': {
      subject: 'Verificación en dos pasos restablecida',
      opening:
        'La institución desactivó la verificación en dos pasos de tu cuenta en el portal académico y eliminó las llaves de acceso, y la cuenta salió de todos los dispositivos. Ingresa con la contraseña y, si quieres, actívala de nuevo.',
    },
    'recovery-codes-renewed': {
      subject: 'Nuevos códigos de recuperación',
      opening: 'Se generaron nuevos códigos de recuperación de tu cuenta en el portal académico. Los anteriores ya no son válidos.',
    },
    'recovery-code-used': {
      subject: 'Se usó un código de recuperación',
      opening: 'Un código de recuperación de tu cuenta en el portal académico acaba de usarse. Ya no es válido.',
    },
  },
}

const frames = {
  'pt-BR': {
    label: 'Ver a minha conta',
    closing: 'Se foi você, está tudo certo. Se não foi, troque a senha agora e fale com a instituição.',
  },
  en: { label: 'See my account', closing: 'If it was you, all is well. If not, change your password now and contact the institution.' },
  es: {
    label: 'Ver mi cuenta',
    closing: 'Si fuiste tú, todo está bien. Si no, cambia la contraseña ahora y comunícate con la institución.',
  },
} satisfies Record<AppLocale, unknown>

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
