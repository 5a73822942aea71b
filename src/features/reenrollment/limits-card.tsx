import { Trans, useLingui } from '@lingui/react/macro'
import type { SubjectParameters } from '#api/academic/reenrollment.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Progress } from '#design/components/feedback/progress.tsx'
import { useClassWords } from './class-words.ts'
import type { Selection } from './selection.ts'

/** Shows how much of the limits the choice uses, in credits or hours; dependencies are counted apart. */
export function LimitsCard({ parameters, check }: { parameters: SubjectParameters; check: Selection['check'] }) {
  const { t } = useLingui()
  const { units } = useClassWords()
  const { measure, minimum, maximum, dependencyMaximum } = parameters
  const chosen = check.units
  const most = units(maximum, measure)
  const pending = check.dependencyUnits
  const mostPending = units(dependencyMaximum, measure)
  const least = units(minimum, measure)
  const missing = minimum - check.units - check.dependencyUnits
  const missingText = units(Math.max(0, missing), measure)
  return (
    <Card aria-labelledby="limits">
      <CardHeader id="limits" title={<Trans>Limites</Trans>} />
      <CardSection>
        <div>
          <p>
            <Trans>
              Créditos: <strong>{chosen}</strong> de {most}
            </Trans>
          </p>
          <Progress
            label={t`Escolhido, sem dependências`}
            value={Math.min(check.units, maximum)}
            max={maximum}
            text={t`${chosen} de ${most}`}
          />
        </div>
        {check.dependencyUnits > 0 || dependencyMaximum > 0 ? (
          <div>
            <p>
              <Trans>
                Dependências: <strong>{pending}</strong> de {mostPending}
              </Trans>
            </p>
            <Progress
              label={t`Escolhido em dependência`}
              value={Math.min(check.dependencyUnits, dependencyMaximum)}
              max={Math.max(1, dependencyMaximum)}
              text={t`${pending} de ${mostPending}`}
            />
          </div>
        ) : null}
        <p role="status">{missing > 0 ? t`Mínimo de ${least}. Falta escolher ${missingText}.` : t`O mínimo de ${least} foi atingido.`}</p>
      </CardSection>
    </Card>
  )
}
