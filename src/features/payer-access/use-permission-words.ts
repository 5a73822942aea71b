import { useLingui } from '@lingui/react/macro'
import type { PayerPermission } from '#api/financial/payer-access.ts'

export function usePermissionWords(): Record<PayerPermission, { label: string; description: string }> {
  const { t } = useLingui()
  return {
    debts: { label: t`Ver o que está em aberto`, description: t`Mensalidades e acordos, com valor e vencimento.` },
    pay: { label: t`Pagar`, description: t`Por Pix, boleto ou cartão. Inclui ver o que está em aberto.` },
    receipts: { label: t`Ver os recibos`, description: t`De tudo o que já foi pago. Quem só paga vê os recibos do que pagou.` },
    history: { label: t`Ver o histórico de atrasos`, description: t`O que foi pago depois do vencimento nos últimos dois anos.` },
  }
}

/** Permissions within a sentence. */
export function usePermissionList(): (permissions: readonly PayerPermission[]) => string {
  const { t, i18n } = useLingui()
  const words: Record<PayerPermission, string> = {
    debts: t`ver o que está em aberto`,
    pay: t`pagar`,
    receipts: t`ver os recibos`,
    history: t`ver o histórico de atrasos`,
  }
  return (permissions) => new Intl.ListFormat(i18n.locale).format(permissions.map((permission) => words[permission]))
}
