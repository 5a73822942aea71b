import { useLingui } from '@lingui/react/macro'
import type { PortalErrorCode } from '../../request/portal-error.ts'

/** What people are told when a change of the account was refused (shell specification, section 8, account updates). */
export function useAccountWords() {
  const { t } = useLingui()
  const refusals: Partial<Record<PortalErrorCode, string>> = {
    INVALID_INFORMATION: t`Informação inválida. Confira e tente de novo.`,
    INVALID_LANGUAGE: t`Idioma inválido. Escolha outro.`,
    INVALID_TIMEZONE: t`Fuso horário inválido. Escolha outro.`,
    INVALID_THEME: t`Tema inválido. Escolha outro.`,
    EMAIL_TAKEN: t`Este e-mail já é de outra conta. Use outro.`,
    WRONG_PASSWORD: t`A senha atual não confere`,
    TOO_MANY_ATTEMPTS: t`Muitas tentativas. Nada mudou: tente de novo mais tarde.`,
    FORBIDDEN: t`Só a própria pessoa pode mudar estes dados.`,
    PHOTO_TYPE: t`A foto precisa ser um arquivo JPG ou PNG.`,
    PHOTO_HEIC: t`Esta foto está em HEIC, o formato do iPhone, que não aceitamos. Escolha uma em JPG ou PNG.`,
    PHOTO_TOO_LARGE: t`A foto passa de 1 MB. Escolha uma mais leve.`,
    PHOTO_TOO_SMALL: t`A foto é pequena demais: precisa ter pelo menos 683 × 768 pixels.`,
  }
  return {
    setting: { save: t`Salvar`, saving: t`Salvando…`, saved: t`Salvo` },
    refusal: (code: PortalErrorCode) => refusals[code] ?? t`Não foi possível salvar. Nada mudou: tente de novo em alguns minutos.`,
  }
}
