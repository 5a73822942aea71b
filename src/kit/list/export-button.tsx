import { Trans, useLingui } from '@lingui/react/macro'
import { Download, X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { IconButton } from '#design/components/actions/icon-button.tsx'
import { Progress } from '#design/components/feedback/progress.tsx'
import { Toast } from '#design/components/feedback/toast.tsx'
import { ToastRegion } from '#design/components/feedback/toast-region.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { useFormats } from '../../request/use-formats.ts'
import type { ExportProgress } from './export-download.ts'
import { cancelExport, dismissExport, startExport, useExports } from './export-jobs.ts'

interface ExportButtonProps {
  href: string
  runningTitle: string
  /** @param rows formatted number */
  doneWords(rows: string): ReactNode
}

export function ExportButton({ href, runningTitle, doneWords }: ExportButtonProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const job = useExports().find((one) => one.href === href)
  const start = () => void startExport(href, runningTitle)

  function take(event: MouseEvent) {
    // With a modifier key, the user wants the browser's own download.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    start()
  }

  const finished = job?.step === 'done' ? { name: job.name, rows: number(job.rows) } : null
  const close = (
    <IconButton label={t`Fechar`} onClick={() => dismissExport(href)}>
      <X />
    </IconButton>
  )
  return (
    <>
      <a href={href} className={buttonLook({ folds: true })} onClick={take} aria-disabled={job?.step === 'running' || undefined}>
        <Download />
        <span>
          <Trans>Exportar CSV</Trans>
        </span>
      </a>
      <ToastRegion label={t`Exportação`}>
        {job?.step === 'running' ? (
          <ExportRunning title={runningTitle} rows={job.rows} total={job.total} onCancel={() => cancelExport(href)} />
        ) : null}
        {job?.step === 'failed' ? (
          <Toast
            tone="danger"
            title={t`Não foi possível concluir a exportação`}
            action={
              <>
                <Button size="sm" onClick={start}>
                  <Trans>Tentar de novo</Trans>
                </Button>
                {close}
              </>
            }
          >
            <Trans>A conexão caiu ou o serviço parou de responder. Nenhum arquivo foi salvo.</Trans>
          </Toast>
        ) : null}
        {finished ? (
          <Toast tone="ok" title={<Trans>Arquivo salvo: {finished.name}</Trans>} action={close}>
            {doneWords(finished.rows)}
          </Toast>
        ) : null}
      </ToastRegion>
    </>
  )
}

function ExportRunning({ title, rows, total, onCancel }: ExportProgress & { title: string; onCancel(): void }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const [done, all] = [number(rows), number(total)]
  const words = total > 0 ? t`${done} de ${all}` : t`Preparando`
  // Announcing every count would flood screen readers.
  const quarter = total > 0 ? Math.floor((rows / total) * 4) * 25 : 0
  return (
    <Toast
      title={title}
      action={
        <Button size="sm" onClick={onCancel}>
          <Trans>Cancelar</Trans>
        </Button>
      }
    >
      <span aria-hidden>{words}</span>
      <VisuallyHidden>{quarter > 0 ? <Trans>{quarter}% exportados</Trans> : null}</VisuallyHidden>
      <Progress label={title} value={rows} max={Math.max(1, total)} text={words} />
    </Toast>
  )
}
