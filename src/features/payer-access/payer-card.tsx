import { Trans, useLingui } from '@lingui/react/macro'
import type { PayerAccess } from '#api/financial/payer-access.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { AddressWords } from '../../kit/text/address-words.tsx'
import { usePermissionList } from './use-permission-words.ts'

interface PayerCardProps {
  access: PayerAccess
  /** Whether the person may change the access; false while acting as the student. */
  mayChange: boolean
  onRecord: () => void
  onChange: () => void
  onRevoke: () => void
}

/** Shows one payer: what they may do, until when, and when they last visited. */
export function PayerCard({ access, mayChange, onRecord, onChange, onRevoke }: PayerCardProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const listed = usePermissionList()
  const { accessId, email, status, permissions, endsOn, revokedAt, seenAt } = access
  const isOver = revokedAt !== null
  return (
    <Card as="li" aria-labelledby={accessId}>
      <CardHeader
        id={accessId}
        title={
          <span dir="auto" translate="no">
            <AddressWords address={email} />
          </span>
        }
        aside={<AccessStatus status={status} />}
      />
      <CardSection>
        <DescriptionList
          items={[
            {
              term: t`Pode`,
              description: listed(permissions),
            },
            revokedAt
              ? { term: t`Encerrado em`, description: formats.dateTime(revokedAt) }
              : { term: t`Último dia`, description: endsOn ? formats.date(endsOn) : t`Até você encerrar` },
            { term: t`Última visita`, description: seenAt ? formats.dateTime(seenAt) : t`Ainda não abriu a página` },
          ]}
        />
        <FormRow>
          <Button onClick={onRecord} aria-label={t`Ver registro de ${email}`}>
            <Trans>Ver registro</Trans>
          </Button>
          {mayChange && !isOver ? (
            <>
              <Button onClick={onChange} aria-label={t`Alterar o acesso de ${email}`}>
                <Trans>Alterar</Trans>
              </Button>
              <Button variant="danger" onClick={onRevoke} aria-label={t`Encerrar acesso de ${email}`}>
                <Trans>Encerrar acesso</Trans>
              </Button>
            </>
          ) : null}
        </FormRow>
      </CardSection>
    </Card>
  )
}

function AccessStatus({ status }: Pick<PayerAccess, 'status'>) {
  const { t } = useLingui()
  const words = { active: t`Com acesso`, ended: t`Prazo terminado`, revoked: t`Sem acesso`, declined: t`Encerrado pela pessoa` }
  return <Status tone={status === 'active' ? 'ok' : 'neutral'}>{words[status]}</Status>
}
