import { useLingui } from '@lingui/react'
import type { PeriodSettings } from '#api/academic/reenrollment-office.ts'
import { useShell } from '../../request/shell.queries.ts'
import { getDifferences } from '../../kit/versions/differences.tsx'
import { VersionsCard } from '../../kit/versions/versions-card.tsx'
import type { ShownPeriod } from './period-frame.tsx'
import { getValues } from './period-values.ts'
import { useSettingLabels, useSettingTexts } from './use-setting-texts.ts'

/** Lists the versions of the settings, newest first: who saved each and when, and its changes. */
export function PeriodVersions({ period: { versions }, options }: ShownPeriod) {
  const labels = useSettingLabels()
  const { i18n } = useLingui()
  const { timeZone } = useShell()
  const texts = useSettingTexts(options)
  const read = (settings: PeriodSettings) => texts(getValues(settings, timeZone, i18n.locale))
  return (
    <VersionsCard
      versions={versions.map(({ settings, ...version }, index) => {
        const before = versions[index + 1]
        return {
          ...version,
          changes: before
            ? getDifferences(read(before.settings), read(settings)).map(({ key, ...change }) => ({
                id: key,
                term: labels[key],
                ...change,
              }))
            : null,
        }
      })}
    />
  )
}
