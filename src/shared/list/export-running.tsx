import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#design/components/actions/button.tsx'
import { Progress } from '#design/components/feedback/progress.tsx'
import { Toast } from '#design/components/feedback/toast.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import type { ExportProgress } from './export-download.ts'

/** How far an export has come, and the way to stop it. */
export function ExportRunning({ title, rows, total, onCancel }: ExportProgress & { title: string; onCancel(): void }) {
  const { t } = useLingui()
  const { number } = useFormats(useShell())
  const [done, all] = [number(rows), number(total)]
  const words = total > 0 ? t`${done} de ${all}` : t`Preparando`
  // Every count would drown a screen reader: quarters are enough.
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
