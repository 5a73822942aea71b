import { useLingui } from '@lingui/react/macro'
import type { mobileProofContract } from '#api/users/mobile-proof.ts'
import type { ErrorMessages } from '../../request/portal-error.ts'
import type { FieldMessages } from '../../kit/form/use-app-form.ts'

export function useMobileMessages() {
  const { t } = useLingui()
  const codeMessages: ErrorMessages<typeof mobileProofContract.proveMobile, never, FieldMessages<{ mobileCode: string }>> = {
    WRONG_CODE: { mobileCode: t`Código incorreto. Confira no SMS e tente de novo.` },
    MOBILE_CODE_EXPIRED: { mobileCode: t`Este código venceu. Peça outro.` },
    TOO_MANY_ATTEMPTS: { mobileCode: t`Foram cinco códigos errados, e este não vale mais. Peça outro.` },
    NOT_FOUND: { mobileCode: t`Nenhum número espera confirmação. Recarregue a página.` },
  }
  return {
    codeMessages,
    codeFailed: t`Não foi possível confirmar o celular. Tente de novo em alguns minutos.`,
    sendProblems: {
      limited: t`Já enviamos todos os SMS que podíamos por enquanto. Use o último código que chegou, ou peça outro mais tarde.`,
      'not-sent': t`Não foi possível enviar o SMS. Tente de novo em alguns minutos.`,
    },
  }
}
