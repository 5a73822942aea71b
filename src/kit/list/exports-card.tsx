import { Trans, useLingui } from '@lingui/react/macro'
import { FileSpreadsheet } from 'lucide-react'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Progress } from '#design/components/feedback/progress.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { cancelExport, dismissExport, type ExportJob, startExport, useExports } from './export-jobs.ts'

/** The exports that were started on lists and are not dismissed yet. */
export function ExportsCard() {
  const { t } = useLingui()
  const jobs = useExports()
  if (jobs.length === 0) return null
  return (
    <Card aria-labelledby="exports">
      <CardHeader id="exports" title={t`Exportações`} />
      <CardRows>
        {jobs.map((job) => (
          <ExportRow key={job.href} job={job} />
        ))}
      </CardRows>
    </Card>
  )
}

function ExportRow({ job }: { job: ExportJob }) {
  const { number } = useFormats()
  const { href, title } = job
  const icon = <FileSpreadsheet />
  if (job.step === 'running') {
    const [rows, total] = [number(job.rows), number(job.total)]
    const words =
      job.total > 0 ? (
        <Trans>
          {rows} de {total}
        </Trans>
      ) : (
        <Trans>Preparando</Trans>
      )
    return (
      <ItemRow
        icon={icon}
        title={title}
        description={
          <>
            {words}
            <Progress label={title} value={job.rows} max={Math.max(1, job.total)} text={`${rows} / ${total}`} />
          </>
        }
        action={
          <Button size="sm" onClick={() => cancelExport(href)}>
            <Trans>Cancelar</Trans>
          </Button>
        }
      />
    )
  }
  if (job.step === 'failed') {
    return (
      <ItemRow
        icon={icon}
        title={title}
        description={<Trans>Não foi possível concluir a exportação</Trans>}
        action={
          <Button size="sm" onClick={() => void startExport(href, title)}>
            <Trans>Tentar de novo</Trans>
          </Button>
        }
      />
    )
  }
  const { name } = job
  return (
    <ItemRow
      icon={icon}
      title={<Trans>Arquivo salvo: {name}</Trans>}
      action={
        <Button size="sm" onClick={() => dismissExport(href)}>
          <Trans>Fechar</Trans>
        </Button>
      }
    />
  )
}
