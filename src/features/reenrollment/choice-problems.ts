import { useLingui } from '@lingui/react/macro'
import type { reenrollmentContract } from '#api/academic/reenrollment-calls.ts'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'

/** Returns the function for the message of a change of the choice that was refused or not answered. */
export function useChoiceProblems(): (error: unknown) => string {
  const { t } = useLingui()
  const messages: ErrorMessages<(typeof reenrollmentContract)['confirm'] & (typeof reenrollmentContract)['generatePayment']> = {
    PERIOD_CLOSED: t`O prazo terminou. A escolha ficou como estava.`,
    NOT_ADMITTED: t`A sua vez ainda não chegou. A página mostra o seu lugar na fila.`,
    PENDENCIES_OPEN: t`Ainda há pendências que impedem a rematrícula. Resolva-as no primeiro passo.`,
    NOT_ALLOWED: t`Isto não é mais possível na situação atual da rematrícula. Confira o que mudou.`,
    BAD_GATEWAY: t`O serviço financeiro está fora do ar agora. Nada foi alterado: tente de novo em alguns minutos.`,
    AMOUNT_CHANGED: t`O valor mudou enquanto você escolhia. Confira o novo valor e confirme de novo.`,
    CONTENT_CHANGED: t`A escolha mudou em outra aba ou em outro aparelho. Confira e confirme de novo.`,
    NOT_ACCEPTABLE: t`O contrato ainda não foi aceito. Leia e aceite o contrato antes de gerar o pagamento.`,
    KEY_REUSED: t`Este pedido já foi feito com outra escolha. Recarregue a página e confira.`,
    FORBIDDEN: t`Somente o aluno pode fazer a rematrícula.`,
    NOT_FOUND: t`Esta turma não está mais na oferta. Escolha outra.`,
  }
  return (error) =>
    messages[portalErrorCode(error)] ??
    t`O serviço acadêmico não respondeu a tempo. Confira a sua escolha e, se faltar algo, tente de novo: nada é feito duas vezes.`
}
