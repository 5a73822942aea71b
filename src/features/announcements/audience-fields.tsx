import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Audience, AudienceProfile } from '#api/notifications/announcements.ts'
import { AutocompleteField } from '#design/components/choices/autocomplete-field.tsx'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { type AnnouncementValues, chosenAudience } from './announcement-values.ts'
import { announcementQueries } from './announcements.queries.ts'
import { useAnnouncementWords } from './use-announcement-words.ts'

export interface AudienceOptions {
  profiles: readonly AudienceProfile[]
  courses: readonly string[]
}

const minSearchLength = 2

const nobody: Audience = { kind: 'course', course: '' }

export function AudienceFields({
  options: { profiles, courses },
  values,
  set,
  getError,
}: {
  options: AudienceOptions
  values: AnnouncementValues
  set: <Name extends keyof AnnouncementValues>(name: Name, value: AnnouncementValues[Name]) => void
  getError: (name: keyof AnnouncementValues) => ReactNode
}) {
  const { t } = useLingui()
  const { kind, profile, course, person } = values
  const words = useAnnouncementWords()
  const kinds = [
    { value: 'role', label: t`Todas as pessoas de um perfil` },
    ...(courses.length > 0 ? [{ value: 'course', label: t`Alunos de um curso` }] : []),
    { value: 'person', label: t`Uma pessoa` },
  ]
  const fields = {
    role: (
      <SelectField
        id="profile"
        label={t`Perfil`}
        value={profile}
        onChange={({ currentTarget }) => set('profile', currentTarget.value)}
        error={getError('profile')}
      >
        <option value="">{t`Escolha`}</option>
        {profiles.map((one) => (
          <option key={one} value={one}>
            {words.profiles[one]}
          </option>
        ))}
      </SelectField>
    ),
    course: (
      <SelectField
        id="course"
        label={t`Curso`}
        value={course}
        onChange={({ currentTarget }) => set('course', currentTarget.value)}
        error={getError('course')}
      >
        <option value="">{t`Escolha`}</option>
        {courses.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
    ),
    person: (
      <AutocompleteField
        id="person"
        label={t`Pessoa`}
        hint={t`Nome, matrícula, CPF, usuário ou e-mail`}
        value={person}
        onChange={(chosen) => set('person', chosen)}
        onSearch={async (search, signal) => {
          if (search.trim().length < minSearchLength) return []
          const { results: found } = await rpc.notifications.announcements.people.query({ search: search.slice(0, 100) }, { signal })
          return found.map(({ personId, name, username }) => ({ value: String(personId), label: name, description: username }))
        }}
        error={getError('person')}
        loadingText={t`Buscando…`}
        emptyText={t`Ninguém encontrado`}
        failedText={t`Não foi possível buscar pessoas`}
        retryText={t`Tentar de novo`}
        resultCount={(count) => t`${plural(count, { one: '# pessoa', other: '# pessoas' })}`}
      />
    ),
  }
  return (
    <>
      <RadioGroup
        legend={t`Quem recebe`}
        name="kind"
        value={kind}
        onChange={(wanted) => set('kind', wanted as AnnouncementValues['kind'])}
        options={kinds}
      />
      {fields[kind]}
      <AudienceCount values={values} />
    </>
  )
}

/** Shows how many people the current audience has; the review counts again. */
function AudienceCount({ values }: { values: AnnouncementValues }) {
  const audience = chosenAudience(values)
  const { data } = useQuery({ ...announcementQueries.people(audience ?? nobody), enabled: audience !== null && audience.kind !== 'person' })
  if (values.kind === 'person') return null
  return (
    <p role="status" className={audience === null ? 'visually-hidden' : undefined}>
      {/* Keeps the line while it counts. */}
      {audience === null || data === undefined ? (
        <>&nbsp;</>
      ) : data === 0 ? (
        <Trans>Ninguém deste público tem conta agora.</Trans>
      ) : (
        <Plural value={data} one="Chega a # pessoa com conta no portal." other="Chega a # pessoas com conta no portal." />
      )}
    </p>
  )
}
