import { useLingui } from '@lingui/react/macro'
import type { PayerPermission } from '#api/payer-access.ts'

export function usePermissionWords(): Record<PayerPermission, { label: string; description: string }> {
  const { t } = useLingui()
  return {
    debts: { label: t`Ver o que está em aberto`, description: t`Mensalidades e acordos, com valor e vencimento.` },
    pay: { label: t`Pagar`, description: t`Por Pix, boleto ou cartão. Inclui ver o que está em aberto.` },
    receipts: { label: t`Ver os recibos`, description: t`De tudo o que já foi pago. Quem só paga vê os recibos do que pagou.` },
    history: { label: t`Ver o histórico de atrasos`, description: t`O que foi pago depois do vencimento nos últimos dois anos.` },
  }
}
