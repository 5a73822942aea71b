import { Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { WebComponent } from './web-component.tsx'

export function SamplePage() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`Componente de exemplo`} subtitle={t`É assim que o portal mostra um componente web de outra equipe.`} />
      <WebComponent tag="academic-services-sample" scriptUrl={`${appConfig.basePath}/demo/web-components/sample.js`} />
      <Card>
        <CardSection>
          <p>
            <Trans>
              O componente recebe os atributos <code>locale</code>, <code>theme</code> e <code>context</code>, e o evento{' '}
              <code>portal-context</code> quando eles mudam.
            </Trans>
          </p>
        </CardSection>
      </Card>
    </>
  )
}
