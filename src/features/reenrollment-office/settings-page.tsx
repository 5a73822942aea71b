import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Notice } from '#design/components/feedback/notice.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import type { SettingsSearch } from './office-search.ts'
import { PeriodFrame, type ShownPeriod } from './period-frame.tsx'
import { SettingsForm } from './settings-form.tsx'
import { VersionsCard } from './versions-card.tsx'

/** What a period decides, and who decided it when. */
export function SettingsPage({ periodId, search }: { periodId: number; search: SettingsSearch }) {
  return <PeriodFrame periodId={periodId}>{(shown) => <Settings {...shown} isNew={search.done === 'added'} />}</PeriodFrame>
}

function Settings({ period, options, isNew }: ShownPeriod & { isNew: boolean }) {
  const { t } = useLingui()
  /** What the form was opened with. */
  const [begun, setBegun] = useState(period)
  const [saved, setSaved] = useState<number | null>(null)
  const version = (saved ?? 0) + 1
  return (
    <>
      {saved !== null ? (
        <Notice tone="ok" live="status" title={t`Versão ${version} salva`} />
      ) : isNew && period.revision === 0 ? (
        <Notice tone="ok" live="status" title={t`Período criado`}>
          <Trans>Agora ofereça as turmas: cadastre uma a uma ou importe um arquivo.</Trans>
        </Notice>
      ) : null}
      <TwoColumn width="wide" aside={<VersionsCard period={period} options={options} />}>
        <SettingsForm
          key={begun.revision}
          begun={begun}
          newest={period}
          options={options}
          onSaved={(now) => {
            setSaved(now.revision)
            setBegun(now)
          }}
          onOvertaken={() => {
            setSaved(null)
            setBegun(period)
          }}
        />
      </TwoColumn>
    </>
  )
}
