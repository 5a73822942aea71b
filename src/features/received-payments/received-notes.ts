import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReceivedPayment } from '#api/received-payments.ts'

type Noted = Pick<ReceivedPayment, 'late' | 'creditAmount' | 'throughLink' | 'askedInVain'>

/**
 * What is out of the ordinary about a payment, in words.
 *
 * @param money writes cents in the reader's language
 */
export function notesOf(
  { late, creditAmount, throughLink, askedInVain }: Noted,
  { i18n, money }: { i18n: I18n; money(cents: number): string },
): string[] {
  const credit = money(creditAmount)
  return [
    late && i18n._(msg`Recebido fora do prazo`),
    creditAmount > 0 && i18n._(msg`Crédito de ${credit}`),
    throughLink && i18n._(msg`Por link de pagamento`),
    askedInVain && i18n._(msg`Banco consultado, sem dinheiro`),
  ].filter((note) => note !== false)
}
