import { Trans, useLingui } from '@lingui/react/macro'
import { Download, X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { IconButton } from '#design/components/actions/icon-button.tsx'
import { Toast } from '#design/components/feedback/toast.tsx'
import { ToastRegion } from '#design/components/feedback/toast-region.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { ExportRunning } from './export-running.tsx'
import { useExport } from './use-export.ts'

interface ExportListProps {
  /** From `exportHref`. */
  href: string
  /** Such as "Exportando débitos". */
  runningTitle: string
  /** Such as "Débitos exportados: 18.930", for a number that is written already. */
  doneWords(rows: string): ReactNode
}

/** The list as a file. A plain download before scripts run; then with its progress and a way to cancel. */
export function ExportList({ href, runningTitle, doneWords }: ExportListProps) {
  const { t } = useLingui()
  const { number } = useFormats(useShell())
  const { state, start, cancel, dismiss } = useExport(href)

  function take(event: MouseEvent) {
    // With a modifier key, the browser's own download is what was asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void start()
  }

  const finished = state.step === 'done' ? { name: state.name, rows: number(state.rows) } : null
  const close = (
    <IconButton label={t`Fechar`} onClick={dismiss}>
      <X size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  )
  return (
    <>
      <a href={href} download className={buttonLook()} onClick={take} aria-disabled={state.step === 'running' || undefined}>
        <Download size={20} strokeWidth={1.75} aria-hidden />
        <Trans>Exportar CSV</Trans>
      </a>
      <ToastRegion label={t`Exportação`}>
        {state.step === 'running' ? <ExportRunning title={runningTitle} rows={state.rows} total={state.total} onCancel={cancel} /> : null}
        {state.step === 'failed' ? (
          <Toast
            tone="danger"
            title={t`A exportação não terminou`}
            action={
              <>
                <Button size="sm" onClick={() => void start()}>
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
