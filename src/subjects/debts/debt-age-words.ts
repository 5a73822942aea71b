import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DebtAge, DebtPaymentMethod } from '#api/financial/debts.ts'
import { methodWords } from './method-words.ts'

export const debtAgeWords: Record<DebtAge, MessageDescriptor> = {
  not_due: msg`Não vencidos`,
  up_to_30: msg`1 a 30 dias de atraso`,
  up_to_60: msg`31 a 60 dias de atraso`,
  up_to_90: msg`61 a 90 dias de atraso`,
  over_90: msg`Mais de 90 dias de atraso`,
}

export const paidByWords: Record<DebtPaymentMethod, MessageDescriptor> = {
  ...methodWords,
  other: msg({ message: 'Não informada', context: 'forma de pagamento' }),
}
