import { Trans, useLingui } from '@lingui/react/macro'
import type { TemplateDetails } from '#api/financial/report-templates.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../request/use-formats.ts'

interface VersionsViewProps {
  template: TemplateDetails
  onOpen: (version: number) => void
  /** Null for the product's own layout. */
  onUse: (version: number | null) => void
}

/** Lists the saved versions and the one in use, with buttons to open or use each. */
export function VersionsView({ template: { versions, usedVersion }, onOpen, onUse }: VersionsViewProps) {
  const { t } = useLingui()
  const formats = useFormats()
  return (
    <>
      <Card as="div">
        <CardRows aria-label={t`Versões`}>
          {versions.map(({ version, note, savedAt, savedBy }) => (
            <ItemRow
              key={version}
              title={t`Versão ${version}`}
              description={
                <Facts>
                  {savedBy === null ? null : <span dir="auto">{t`Salva por ${savedBy}`}</span>}
                  {note === '' ? null : <span dir="auto">{note}</span>}
                </Facts>
              }
              status={
                version === usedVersion ? (
                  <Status tone="ok">
                    <Trans>Em uso</Trans>
                  </Status>
                ) : null
              }
              date={<time dateTime={savedAt}>{formats.dateTime(savedAt)}</time>}
              action={
                <>
                  <Button size="sm" aria-label={t`Abrir a versão ${version} no editor`} onClick={() => onOpen(version)}>
                    <Trans>Abrir</Trans>
                  </Button>
                  {version === usedVersion ? null : (
                    <Button size="sm" aria-label={t`Usar a versão ${version}`} onClick={() => onUse(version)}>
                      <Trans>Usar</Trans>
                    </Button>
                  )}
                </>
              }
            />
          ))}
        </CardRows>
      </Card>
      {usedVersion === null ? null : (
        <div>
          <Button onClick={() => onUse(null)}>
            <Trans>Voltar ao formato padrão</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
