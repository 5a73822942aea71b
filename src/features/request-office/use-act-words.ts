import { useLingui } from '@lingui/react/macro'
import type { PortalErrorCode } from '../../request/portal-error.ts'
import { type ActProblem, getProblem } from './office-act.ts'

/** Returns texts for the outcome of actions. */
export function useActWords() {
  const { t } = useLingui()
  const problems: Record<ActProblem, string> = {
    CONTENT_CHANGED: t`O requerimento mudou enquanto você escrevia. Confira o que mudou e envie de novo: o seu texto continua aqui.`,
    NOT_ALLOWED: t`Não é mais possível fazer isso com este requerimento.`,
    UPLOAD_INCOMPLETE: t`Um dos arquivos ainda não chegou por inteiro. Espere o envio terminar.`,
    DAY_NOT_ALLOWED: t`Escolha um dia de hoje em diante, dentro de um ano`,
    'no-outcome': t`Escolha a decisão`,
    'no-text': t`Escreva o texto`,
    failed: t`Não foi possível concluir. O que você escreveu continua aqui: tente de novo.`,
  }
  const done = { write: t`Mensagem enviada`, assign: t`Responsável alterado`, undo: t`Decisão desfeita` }
  return { problems, done, serverError: (code: PortalErrorCode) => problems[getProblem(code)] }
}
