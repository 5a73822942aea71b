import { Trans, useLingui } from '@lingui/react/macro'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { ChangeList } from '#design/components/data/change-list.tsx'
import { Timeline } from '#design/components/data/timeline.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { differencesOf } from '../../shared/form/conflict.tsx'
import type { ShownPeriod } from './period-frame.tsx'
import { useSettingLabels, useSettingTexts } from './use-setting-texts.ts'

/** Who saved the settings and when, newest first, with what each version changed. */
export function VersionsCard({ period: { versions }, options }: ShownPeriod) {
  const { t } = useLingui()
  const { dateTime } = useFormats(useShell())
  const labels = useSettingLabels()
  const texts = useSettingTexts(options)
  return (
    <Card aria-labelledby="versions">
      <CardHeader id="versions" title={<Trans>Versões</Trans>} />
      <CardSection>
        <Timeline
          label={t`Versões`}
          events={versions.map(({ revision, madeAt, madeBy, settings }, index) => {
            const version = revision + 1
            const before = versions[index + 1]
            return {
              id: String(revision),
              title: t`Versão ${version}`,
              date: <time dateTime={madeAt}>{dateTime(madeAt)}</time>,
              who: madeBy === null ? t`Sistema` : <span dir="auto">{madeBy}</span>,
              text: before ? (
                <Disclosure summary={<Trans>O que mudou</Trans>}>
                  <ChangeList
                    nothing={t`Nada mudou.`}
                    changes={differencesOf(texts(before.settings), texts(settings)).map(({ key, ...change }) => ({
                      id: key,
                      term: labels[key],
                      ...change,
                    }))}
                  />
                </Disclosure>
              ) : undefined,
            }
          })}
        />
      </CardSection>
    </Card>
  )
}
