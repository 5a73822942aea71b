import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Puzzle } from 'lucide-react'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { WebComponent } from './web-component.tsx'
import { webComponentQuery } from './web-component.queries.ts'

/** The heading is for screen readers only: the component has its own design. */
export function WebComponentPage(address: { routeBase: string; tag: string }) {
  const { t } = useLingui()
  return (
    <>
      <h1 className="visually-hidden">{t`Componente da instituição`}</h1>
      <RegisteredComponent {...address} />
    </>
  )
}

function RegisteredComponent({ routeBase, tag }: { routeBase: string; tag: string }) {
  const { t } = useLingui()
  const { data: component, isError } = useQuery(webComponentQuery(routeBase, tag))
  if (isError) return <ErrorState title={t`Não foi possível carregar este componente`}>{t`Tente de novo em alguns minutos.`}</ErrorState>
  if (!component) {
    return (
      <EmptyState icon={<Puzzle size={32} />} title={t`Este componente não está registrado`}>
        <Trans>A instituição não registrou nada neste endereço. Confira se ele está certo.</Trans>
      </EmptyState>
    )
  }
  return <WebComponent key={component.tag} {...component} />
}
