import { useQuery } from '@tanstack/react-query'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { personQuery } from './persons.queries.ts'
import { useContactFacts, useIdentityFacts } from './use-person-facts.tsx'

/** A person's card; renders nothing on failure, since the page is about something else. */
export function PersonCard({ personId }: { personId: number }) {
  const { data: person } = useQuery(personQuery(personId))
  const identityFacts = useIdentityFacts()
  const contactFacts = useContactFacts()
  if (!person) return null
  return (
    <Card aria-labelledby="person">
      <CardSection>
        <CardTitle id="person">
          <span dir="auto">{person.name}</span>
        </CardTitle>
        <DescriptionList items={[...identityFacts(person), ...contactFacts(person)]} />
      </CardSection>
    </Card>
  )
}
