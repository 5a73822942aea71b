import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'
import { Status } from '#design/components/feedback/status.tsx'
import { navRow, navRowLink } from '#design/components/navigation/nav-row.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { WorkRows } from '../../kit/list-parts/work-rows.tsx'

/** How many requests wait for an answer, the late ones first. */
export default function RequestWork() {
  const { t } = useLingui()
  const query = useQuery(rpc.academic.requestOffice.figures.queryOptions())
  return (
    <WorkRows query={query} failure={t`Não foi possível carregar os números dos requerimentos`}>
      {({ waiting, late }) =>
        waiting === 0
          ? null
          : navRow({
              id: 'requests',
              icon: <Inbox />,
              link: (
                <Link to="/requests" search={late > 0 ? { age: 'late' } : {}} className={navRowLink}>
                  {t`${plural(waiting, { one: 'Responder # requerimento', other: 'Responder # requerimentos' })}`}
                </Link>
              ),
              end: late > 0 ? <Status tone="danger">{t`${plural(late, { one: '# atrasado', other: '# atrasados' })}`}</Status> : null,
            })
      }
    </WorkRows>
  )
}
