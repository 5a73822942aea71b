import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FileCheck } from 'lucide-react'
import type { Reconciliation } from '#api/financial/bank-files.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { useFormats } from '../../request/use-formats.ts'

/** Lists the unconfirmed files; the differences that they explain disappear once somebody confirms them. */
export function WaitingFiles({ files }: { files: Reconciliation['waiting'] }) {
  const { t } = useLingui()
  const { money } = useFormats()
  if (files.length === 0) return null
  return (
    <Card aria-labelledby="waiting-files">
      <CardHeader id="waiting-files" title={<Trans>Esperam a baixa</Trans>} />
      <CardRows aria-labelledby="waiting-files">
        {files.map(({ fileId, name, entries, amount }) => {
          const sum = money(amount)
          return (
            <ItemRow
              key={fileId}
              icon={<FileCheck />}
              title={t`Confirmar ${name}`}
              description={t`${plural(entries, { one: '# pagamento', other: '# pagamentos' })}, ${sum}`}
              action={
                <Link
                  to="/financial/bank-files/$fileId"
                  params={{ fileId }}
                  className={buttonLook({ variant: 'outline', size: 'sm' })}
                  aria-label={t`Abrir arquivo ${name}`}
                >
                  <Trans>Abrir arquivo</Trans>
                </Link>
              }
            />
          )
        })}
      </CardRows>
    </Card>
  )
}
