import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AreaGrid, areaWords, areaLook } from '#design/components/data/area-grid.tsx'
import { Card } from '#design/components/data/card.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { flattenNavigation, type NavigationItem } from '../../../request/navigation.ts'
import { useMenu } from '../../../request/shell.queries.ts'
import { menuIcon } from '../../../shell/menu-icons.tsx'

/** @param besides paths of areas that the page leads to already */
export function Areas({ besides }: { besides?: readonly string[] | undefined }) {
  const { t } = useLingui()
  const { navigation } = useMenu()
  const areas = flattenNavigation(navigation.filter(({ hidden, path }) => !hidden && path !== '/')).filter(
    ({ path, href, hidden }) => !hidden && (path === null ? href !== null : !besides?.includes(path)),
  )
  return (
    <TitledSection id="areas" title={<Trans>Suas áreas</Trans>}>
      {areas.length === 0 ? (
        <Card as="div">
          <EmptyState title={t`Nenhuma área ainda`}>
            <Trans>As áreas aparecem aqui quando a sua conta ganha permissão para elas.</Trans>
          </EmptyState>
        </Card>
      ) : (
        <AreaTiles areas={areas} />
      )}
    </TitledSection>
  )
}

function AreaTiles({ areas }: { areas: readonly NavigationItem[] }) {
  const { t } = useLingui()
  return (
    <AreaGrid>
      {areas.map((area) => (
        <li key={area.id}>
          {area.path !== null ? (
            <Link to={area.path} search={area.search as never} className={areaLook}>
              {areaWords(menuIcon(area), area.title)}
            </Link>
          ) : (
            <a href={area.href!} target="_blank" rel="noopener noreferrer" className={areaLook}>
              {areaWords(
                menuIcon(area),
                <>
                  {area.title} <VisuallyHidden>{t`(abre em outra aba)`}</VisuallyHidden>
                </>,
              )}
            </a>
          )}
        </li>
      ))}
    </AreaGrid>
  )
}
