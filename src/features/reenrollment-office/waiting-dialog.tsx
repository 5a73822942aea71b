import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import type { OfficeGroup } from '#api/academic/reenrollment-office.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { officeQueries } from './reenrollment-office.queries.ts'

interface WaitingDialogProps {
  periodId: number
  group: OfficeGroup
  onClose: () => void
}

/** Lists who waits for a seat, in the order in which seats are offered. */
export function WaitingDialog({ periodId, group: { groupId, code }, onClose }: WaitingDialogProps) {
  const { t } = useLingui()
  const { dateTime } = useFormats()
  const query = useQuery(officeQueries.waitingList(periodId, groupId))
  const { data, isError } = query
  return (
    <Dialog open onClose={onClose} title={t`Lista de espera da turma ${code}`} closeLabel={t`Fechar`}>
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar a lista de espera`} />
      ) : !data ? (
        <SkeletonRows rows={3} />
      ) : data.length === 0 ? (
        <EmptyState icon={<Hourglass size={32} />} title={t`Ninguém espera por esta turma`}>
          <Trans>Quando a turma lota, os alunos podem entrar na lista e recebem a primeira vaga que abrir.</Trans>
        </EmptyState>
      ) : (
        <Card as="div">
          <CardRows aria-label={t`Alunos na lista de espera`}>
            {data.map(({ place, enrollmentId, academicRecord, student, joinedAt }) => (
              <ItemRow
                key={enrollmentId}
                title={
                  <Link
                    to="/reenrollment-office/$periodId/people/$enrollmentId"
                    params={{ periodId, enrollmentId }}
                    className={textLinkLook({ variant: 'alone' })}
                  >
                    <span dir="auto">{t`${place}. ${student}`}</span>
                  </Link>
                }
                description={t`Matrícula ${academicRecord}`}
                date={<time dateTime={joinedAt}>{dateTime(joinedAt)}</time>}
              />
            ))}
          </CardRows>
        </Card>
      )}
    </Dialog>
  )
}
