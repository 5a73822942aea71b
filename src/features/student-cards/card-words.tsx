import { useLingui } from '@lingui/react/macro'
import type { PhotoOutcome } from './student-card-search.ts'

export function useCardPhotoMessages(): (code: string) => string {
  const { t } = useLingui()
  const messages: Partial<Record<PhotoOutcome | 'FORBIDDEN' | 'TOO_MANY_ATTEMPTS', string>> = {
    PHOTO_TYPE: t`A foto precisa ser um arquivo JPG ou PNG.`,
    PHOTO_HEIC: t`Esta foto está em HEIC, o formato do iPhone, que não aceitamos. Escolha uma em JPG ou PNG.`,
    PHOTO_TOO_LARGE: t`A foto passa de 1 MB. Escolha uma mais leve.`,
    PHOTO_TOO_SMALL: t`A foto é pequena demais: precisa ter pelo menos 683 × 768 pixels.`,
    NOT_ALLOWED: t`A carteira é de quem tem matrícula ativa. Procure a secretaria.`,
    FORBIDDEN: t`Somente o aluno pode pedir a carteira.`,
    TOO_MANY_ATTEMPTS: t`Muitas tentativas. Tente de novo mais tarde.`,
  }
  return (code) => messages[code as PhotoOutcome] ?? t`Não foi possível pedir a carteira. Tente de novo em alguns minutos.`
}
