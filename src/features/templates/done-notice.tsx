import { Trans, useLingui } from '@lingui/react/macro'
import type { TemplateDetails } from '#api/financial/report-templates.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { UnknownFields } from './unknown-fields.tsx'
import { useFocusOnResult } from '../../kit/browser/use-focus-on-result.ts'

/** Another object each time. */
export interface Done {
  what: 'saved' | 'used'
}

interface DoneNoticeProps {
  template: TemplateDetails
  done: Done
  onUse: (version: number) => void
}

/** What was saved or put to use: above the fields, whose end is where it was asked for. */
export function DoneNotice({ template: { usedVersion, newestVersion, content }, done, onUse }: DoneNoticeProps) {
  const { t } = useLingui()
  const place = useFocusOnResult<HTMLDivElement>(done)
  const isUsed = usedVersion === newestVersion
  return (
    <div ref={place} tabIndex={-1}>
      {done.what === 'saved' ? (
        <Notice
          tone="ok"
          live="status"
          title={t`Versão ${newestVersion} salva`}
          action={
            isUsed ? undefined : (
              <Button size="sm" onClick={() => onUse(newestVersion)}>
                <Trans>Usar a versão {newestVersion}</Trans>
              </Button>
            )
          }
        >
          {isUsed ? null : (
            <p>
              <Trans>Ela ainda não está em uso.</Trans>
            </p>
          )}
          <UnknownFields content={content} />
        </Notice>
      ) : (
        <Notice
          tone="ok"
          live="status"
          title={
            usedVersion === null ? t`Os documentos voltaram ao formato padrão` : t`Os documentos saem agora pela versão ${usedVersion}`
          }
        />
      )}
    </div>
  )
}
