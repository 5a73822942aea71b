import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { CalendarCheck, IdCard, ScrollText } from 'lucide-react'
import { navRow, navRowLink } from '#design/components/navigation/nav-row.tsx'
import { WorkRows } from '../../kit/list-parts/work-rows.tsx'
import { officeWorkQuery } from './office-home.queries.ts'

/** What waits at the office besides documents and requests, each a link to it. */
export default function OfficeWork() {
  const { t } = useLingui()
  const query = useQuery(officeWorkQuery)
  return (
    <WorkRows query={query} failure={t`Não foi possível carregar as outras pendências`}>
      {({ photos, certificates, reenrollments }) => (
        <>
          {photos
            ? navRow({
                id: 'photos',
                icon: <IdCard />,
                link: (
                  <Link to="/enrollment-student-cards/photos" className={navRowLink}>
                    {t`${plural(photos, { one: 'Conferir # foto de carteirinha', other: 'Conferir # fotos de carteirinha' })}`}
                  </Link>
                ),
              })
            : null}
          {certificates
            ? navRow({
                id: 'certificates',
                icon: <ScrollText />,
                link: (
                  <Link to="/academic-situation/certificates" className={navRowLink}>
                    {t`${plural(certificates, { one: 'Analisar # certificado', other: 'Analisar # certificados' })}`}
                  </Link>
                ),
              })
            : null}
          {reenrollments?.count
            ? navRow({
                id: 'reenrollments',
                icon: <CalendarCheck />,
                link: (
                  <Link {...toReenrollments(reenrollments.periodId)} className={navRowLink}>
                    {t`${plural(reenrollments.count, { one: 'Acompanhar # rematrícula', other: 'Acompanhar # rematrículas' })}`}
                  </Link>
                ),
              })
            : null}
        </>
      )}
    </WorkRows>
  )
}

const toReenrollments = (periodId: number | null) =>
  periodId === null
    ? linkOptions({ to: '/reenrollment-office' })
    : linkOptions({ to: '/reenrollment-office/$periodId', params: { periodId } })
