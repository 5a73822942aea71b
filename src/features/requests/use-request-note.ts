import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../request/use-formats.ts'
import type { ListedRow } from './requests.queries.ts'
import { getGroup } from './request-group.ts'
import { statusWords } from './request-words.tsx'
import { useShortDates } from './short-dates.ts'

/** Returns what happens next to a request and when, or how it ended. */
export function useRequestNote(): (request: ListedRow) => string {
  const { t, i18n } = useLingui()
  const { money } = useFormats()
  const short = useShortDates()
  return (request) => {
    const { status, cost, deadline, handInBy, awaitedItems, cardInReview, concludedAt } = request
    const until = deadline && short.date(deadline)
    const group = getGroup(request)
    if (concludedAt !== undefined) {
      const [word, day] = [i18n._(statusWords[status]), short.day(concludedAt)]
      return t`${word} em ${day}`
    }
    if (status === 'waiting_for_payment') {
      const amount = money(cost)
      return group === 'awaited' ? t`Pague ${amount} para começar` : cardInReview ? t`Pagamento em análise` : t`Cobrança em preparo`
    }
    if (status === 'waiting_for_student_action') {
      const last = handInBy && short.date(handInBy)
      const count = awaitedItems?.count ?? 0
      const asked = awaitedItems?.label ?? t`${plural(count, { one: '# item', other: '# itens' })}`
      return last && count > 0 ? t`${asked}, até ${last}` : i18n._(statusWords[status])
    }
    if (status === 'pending') return until ? t`Em outro setor, resposta até ${until}` : t`Em outro setor`
    return until ? t`Resposta até ${until}` : i18n._(statusWords[status])
  }
}
