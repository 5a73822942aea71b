import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import type { SettingsSearch } from './office-search.ts'
import { PeriodFrame, type ShownPeriod } from './period-frame.tsx'
import { SettingsForm } from './settings-form.tsx'
import { PeriodVersions } from './period-versions.tsx'

/** Shows the settings of a period, and who changed them when. */
export function SettingsPage({ periodId, search }: { periodId: number; search: SettingsSearch }) {
  return <PeriodFrame periodId={periodId}>{(shown) => <Settings {...shown} isNew={search.done === 'added'} />}</PeriodFrame>
}

function Settings({ period, options, isNew }: ShownPeriod & { isNew: boolean }) {
  const { t } = useLingui()
  return (
    <>
      {isNew && period.revision === 0 ? (
        <Notice tone="ok" live="status" title={t`Período criado`}>
          <Trans>Agora ofereça as turmas: cadastre uma a uma ou importe um arquivo.</Trans>
        </Notice>
      ) : null}
      <TwoColumn width="wide" aside={<PeriodVersions period={period} options={options} />}>
        <SettingsForm period={period} options={options} />
      </TwoColumn>
    </>
  )
}
