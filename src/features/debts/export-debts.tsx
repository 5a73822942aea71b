import { Trans, useLingui } from '@lingui/react/macro'
import { Download, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { IconButton } from '#design/components/actions/icon-button.tsx'
import { Toast } from '#design/components/feedback/toast.tsx'
import { ToastRegion } from '#design/components/feedback/toast-region.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../session/shell.queries.ts'
import type { DebtSearch } from './debt-search.ts'
import { ExportRunning } from './export-running.tsx'
import { useExport } from './export-use-export.ts'
import { exportHref } from './list-address.ts'

/** The list as a file. A plain download before scripts run; then with its progress and a way to cancel. */
export function ExportDebts({ search }: { search: DebtSearch }) {
  const { t } = useLingui()
  const { number } = useFormats(useShell())
  const href = exportHref(search)
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
        {state.step === 'running' ? <ExportRunning rows={state.rows} total={state.total} onCancel={cancel} /> : null}
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
            <Trans>Débitos exportados: {finished.rows}</Trans>
          </Toast>
        ) : null}
      </ToastRegion>
    </>
  )
}
