import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { mayOpen } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'

const look = textLinkLook({})

/** Links for staff, beside one record of a student, to the lists of all the student's records. */
export function StudentRecords({ studentName, registration }: { studentName: string; registration: string }) {
  const shell = useShell()
  const search = { search: registration }
  return (
    <Card short aria-labelledby="student-records">
      <CardHeader
        id="student-records"
        title={
          <Trans>
            Financeiro de <span dir="auto">{studentName}</span>
          </Trans>
        }
      />
      <CardSection>
        <PlainList>
          <PlainRow>
            <Link to="/financial/payments" search={search} className={look}>
              <Trans>Todos os débitos</Trans>
            </Link>
          </PlainRow>
          {mayOpen(shell, '/financial/agreements') ? (
            <PlainRow>
              <Link to="/financial/agreements" search={search} className={look}>
                <Trans>Todos os acordos</Trans>
              </Link>
            </PlainRow>
          ) : null}
          {mayOpen(shell, '/financial/received-payments') ? (
            <PlainRow>
              <Link to="/financial/received-payments" search={search} className={look}>
                <Trans>Todos os recebimentos</Trans>
              </Link>
            </PlainRow>
          ) : null}
          {mayOpen(shell, '/financial/credits') ? (
            <PlainRow>
              <Link to="/financial/credits" search={search} className={look}>
                <Trans>Todos os créditos</Trans>
              </Link>
            </PlainRow>
          ) : null}
        </PlainList>
      </CardSection>
    </Card>
  )
}
