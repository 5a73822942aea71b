import { Trans, useLingui } from '@lingui/react/macro'
import type { TemplateDetails } from '#api/financial/report-templates.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { UnknownFields } from './unknown-fields.tsx'
import { useFocusOnResult } from '../../kit/browser/use-focus-on-result.ts'

/** Outcome of an action; each action sets a new object, so that the notice takes the focus again. */
export interface Done {
  what: 'saved' | 'used'
}

interface DoneNoticeProps {
  template: TemplateDetails
  done: Done
  onUse: (version: number) => void
}

/** Says what was saved or put into use; shown above the fields, because the button is at their end. */
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
