import { Trans, useLingui } from '@lingui/react/macro'
import type { PayerAccess } from '#api/financial/payer-access.ts'
import { ChangeList } from '#design/components/data/change-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { usePermissionList } from './use-permission-words.ts'

/** Says what another device changed while this one was editing. */
export function OvertakenNotice({ before, now }: { before: PayerAccess; now: PayerAccess }) {
  const { t } = useLingui()
  const formats = useFormats()
  const listed = usePermissionList()
  const getEnd = ({ endsOn }: PayerAccess) => (endsOn ? formats.date(endsOn) : t`Até você encerrar`)
  const changes = [
    { id: 'permissions', term: t`Pode`, before: listed(before.permissions), after: listed(now.permissions) },
    { id: 'end', term: t`Último dia`, before: getEnd(before), after: getEnd(now) },
  ].filter((change) => change.before !== change.after)
  return (
    <Notice tone="warning" live="alert" title={t`Este acesso mudou em outro aparelho enquanto você editava`}>
      <ChangeList changes={changes} nothing={t`Ficou como estava quando você abriu.`} />
      <p>
        <Trans>O que você escolheu continua aqui, e nada foi salvo por cima. Salve de novo para ficar com o seu.</Trans>
      </p>
    </Notice>
  )
}
