import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CreditCard, Handshake, Landmark, Phone } from 'lucide-react'
import { navRow, navRowLink } from '#design/components/navigation/nav-row.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { WorkRows } from '../../kit/list-parts/work-rows.tsx'
import { debtQueries } from './debts.queries.ts'

/** What waits for the finance office, the most at once first: bank files, fresh debts, agreements and cards. */
export default function DebtWork() {
  const { t } = useLingui()
  const { money } = useFormats()
  const query = useQuery(debtQueries.workload())
  return (
    <WorkRows query={query} failure={t`Não foi possível carregar os números de hoje`}>
      {({ atBank, ages, overdueAgreements, cardsInReview }) => {
        const { files = 0, differences = 0 } = atBank ?? {}
        const fresh = ages.find(({ age }) => age === 'up_to_30')
        return (
          <>
            {files > 0
              ? navRow({
                  id: 'files',
                  icon: <Landmark />,
                  link: (
                    <Link to="/financial/bank-files" className={navRowLink}>
                      {t`${plural(files, { one: 'Conferir # arquivo bancário', other: 'Conferir # arquivos bancários' })}`}
                    </Link>
                  ),
                })
              : null}
            {differences > 0
              ? navRow({
                  id: 'differences',
                  icon: <Landmark />,
                  link: (
                    <Link to="/financial/bank-files" className={navRowLink}>
                      {t`${plural(differences, { one: 'Resolver # diferença com o banco', other: 'Resolver # diferenças com o banco' })}`}
                    </Link>
                  ),
                })
              : null}
            {fresh && fresh.count > 0
              ? navRow({
                  id: 'fresh',
                  icon: <Phone />,
                  link: (
                    <Link to="/financial/payments" search={{ age: 'up_to_30' }} className={navRowLink}>
                      {t`${plural(fresh.count, { one: 'Cobrar # débito vencido há até 30 dias', other: 'Cobrar # débitos vencidos há até 30 dias' })}`}
                    </Link>
                  ),
                  end: money(fresh.amount),
                })
              : null}
            {overdueAgreements > 0
              ? navRow({
                  id: 'agreements',
                  icon: <Handshake />,
                  link: (
                    <Link to="/financial/agreements" search={{ overdue: true }} className={navRowLink}>
                      {t`${plural(overdueAgreements, { one: 'Ver # acordo com parcela vencida', other: 'Ver # acordos com parcela vencida' })}`}
                    </Link>
                  ),
                })
              : null}
            {cardsInReview > 0
              ? navRow({
                  id: 'cards',
                  icon: <CreditCard />,
                  link: (
                    <Link to="/financial/received-payments" search={{ method: 'credit_card', status: 'pending' }} className={navRowLink}>
                      {t`${plural(cardsInReview, { one: 'Acompanhar # cartão em análise', other: 'Acompanhar # cartões em análise' })}`}
                    </Link>
                  ),
                })
              : null}
          </>
        )
      }}
    </WorkRows>
  )
}
