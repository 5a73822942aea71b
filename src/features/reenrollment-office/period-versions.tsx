import { getDifferences } from '../../kit/versions/differences.tsx'
import { VersionsCard } from '../../kit/versions/versions-card.tsx'
import type { ShownPeriod } from './period-frame.tsx'
import { useSettingLabels, useSettingTexts } from './use-setting-texts.ts'

/** Who saved the settings and when, newest first, with what each version changed. */
export function PeriodVersions({ period: { versions }, options }: ShownPeriod) {
  const labels = useSettingLabels()
  const texts = useSettingTexts(options)
  return (
    <VersionsCard
      versions={versions.map(({ settings, ...version }, index) => {
        const before = versions[index + 1]
        return {
          ...version,
          changes: before
            ? getDifferences(texts(before.settings), texts(settings)).map(({ key, ...change }) => ({
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
