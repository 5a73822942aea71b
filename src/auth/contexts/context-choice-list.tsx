import type { Context } from '#api/contexts.ts'
import { CardSection } from '#design/components/data/card.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { appliesAtOnce, getOfferedChoices, readableChoices, rolesInPlaces } from './context-choices.ts'
import { ContextPanel } from './context-panel.tsx'
import { RoleList } from './role-list.tsx'

/** The contexts to choose from. Links rather than radio buttons if the choice applies at once: those must not navigate. @param page shown afterwards */
export function ContextChoices({ contexts, page }: { contexts: readonly Context[]; page?: string }) {
  const { person, owner } = useShell()
  const current = person?.context ?? null
  const offered = getOfferedChoices(owner, contexts, current)
  const choices = rolesInPlaces(offered)
  const known = { contexts, current, page }
  if (choices.length <= readableChoices) return <RoleList choices={choices} {...known} />
  const atOnce = choices.filter(({ place }) => appliesAtOnce(owner, place.level))
  return (
    <>
      {atOnce.length > 0 ? <RoleList choices={atOnce} {...known} /> : null}
      <noscript>
        <RoleList choices={choices.filter((choice) => !atOnce.includes(choice))} {...known} />
      </noscript>
      <CardSection data-needs-scripts>
        <ContextPanel
          contexts={offered.filter(({ level }) => level === 'tenant' || !appliesAtOnce(owner, level))}
          owner={owner}
          current={current}
          page={page}
        />
      </CardSection>
    </>
  )
}
