import type { AppLocale } from '#api/locales.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../platform/i18n/localized.ts'

const words = localized(
  (institution: string, code: string) =>
    msg`${{ institution }}: ${{ code }} é o código que confirma o seu celular. Vale por 10 minutos. Não o passe a ninguém.`,
)

/** Text of a message. Its last line lets a phone fill in the code, only at that hostname (origin-bound one-time codes). */
export function mobileMessage(locale: AppLocale, { institution, hostname, code }: { institution: string; hostname: string; code: string }) {
  return `${words[locale](institution, code)}\n\n@${hostname} #${code}`
}
