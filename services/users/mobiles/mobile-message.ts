import type { AppLocale } from '#api/locales.ts'

const words: Record<AppLocale, (institution: string, code: string) => string> = {
  'pt-BR': (institution, code) =>
    `${institution}: ${code} é o código que confirma o seu celular. Vale por 10 minutos. Não o passe a ninguém.`,
  en: (institution, code) => `${institution}: ${code} is the code that confirms your mobile number. Valid for 10 minutes. Do not share it.`,
  es: (institution, code) => `${institution}: ${code} es el código que confirma tu celular. Vale por 10 minutos. No lo compartas.`,
}

/** The last line lets a phone fill the code in, at that hostname only (origin-bound one-time codes). */
export function mobileMessage(locale: AppLocale, { institution, hostname, code }: { institution: string; hostname: string; code: string }) {
  return `${words[locale](institution, code)}\n\n@${hostname} #${code}`
}
