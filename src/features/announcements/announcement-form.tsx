import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { appConfig, type Locale } from '#config'
import { messageLength, titleLength } from '#api/notifications/announcement-limits.ts'
import { Button } from '#design/components/actions/button.tsx'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { AppForm } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { AnnouncementPreview } from './announcement-preview.tsx'
import {
  type AnnouncementProblem,
  type AnnouncementValues,
  getAudience,
  emptyValues,
  isBegun,
  orderLanguages,
  otherPage,
  getProblems,
  getTexts,
} from './announcement-values.ts'
import { AudienceFields, type AudienceOptions } from './audience-fields.tsx'
import { countAudience, type TargetPage } from './announcements.functions.ts'
import { SendAnnouncement } from './send-announcement.tsx'
import { SendTimeField } from './send-time-field.tsx'
import { useAnnouncementWords } from './use-announcement-words.ts'

interface AnnouncementFormProps {
  options: AudienceOptions & { mainLanguage: Locale; pages: readonly TargetPage[] }
}

export function AnnouncementForm({ options }: AnnouncementFormProps) {
  const { t } = useLingui()
  const shell = useShell()
  const { timeZone } = shell
  const { number } = useFormats()
  const { languages } = useAnnouncementWords()
  const formId = useId()
  const main = options.mainLanguage
  const mainLanguage = languages[main]
  const getMessage = useProblemWords(main)
  const toMessages = (problems: Partial<Record<keyof AnnouncementValues, AnnouncementProblem>>) =>
    Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, getMessage(name as keyof AnnouncementValues, problem)]))
  const form = useAppForm({
    initialValues: emptyValues(main),
    validate: (values) => toMessages(getProblems(values, { main, timeZone, now: new Date() })),
    // Before anything is sent, the user confirms it, seeing how many people get it.
    submit: async (values) => ({
      people: await countAudience({ data: { audience: getAudience(values) } }),
      announcementId: crypto.randomUUID(),
    }),
    serverError: () => t`Não foi possível preparar o envio. O que você escreveu continua aqui: tente de novo.`,
  })
  const { values } = form
  // This is only the initial state; afterwards the writer folds and unfolds the languages.
  const [openAtFirst] = useState(() => appConfig.locales.filter((locale) => isBegun(values, locale)))
  const getError = (name: keyof AnnouncementValues) => form.errors.find(({ fieldId }) => fieldId === name)?.message
  const sendTime = (
    <SendTimeField timeZone={timeZone} value={values.sendAt} error={getError('sendAt')} onChange={(sendAt) => form.set('sendAt', sendAt)} />
  )
  const typedPage = (
    <TextField
      {...form.field('page')}
      label={t`Endereço da página`}
      hint={t`Cole o endereço de uma página deste portal, como /my-account.`}
      maxLength={400}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
  // Only pages in the audience's menu are offered; a page already chosen stays.
  const readers = values.kind === 'course' ? 'STUDENT' : values.kind === 'role' ? values.profile : ''
  const pages = options.pages.filter(
    ({ path, profiles }) => !readers || path === values.opens || (profiles as readonly string[]).includes(readers),
  )
  const localizedText = (locale: Locale) => {
    const language = languages[locale]
    return t`Texto em ${language}`
  }
  const textFields = (locale: Locale) => {
    const language = languages[locale]
    const optional = locale === main ? undefined : t`(opcional)`
    return (
      <>
        <TextField
          {...form.field(`title-${locale}`)}
          label={t`Título em ${language}`}
          optional={optional}
          maxLength={titleLength}
          lang={locale}
        />
        <TextAreaField
          {...form.field(`message-${locale}`)}
          label={t`Mensagem em ${language}`}
          optional={optional}
          maxLength={messageLength}
          countLabel={(remaining) =>
            remaining < 0 ? t`Caracteres a mais: ${number(-remaining)}` : t`Caracteres restantes: ${number(remaining)}`
          }
          rows={4}
          lang={locale}
        />
      </>
    )
  }
  return (
    <>
      <TwoColumn width="wide" aside={<AnnouncementPreview texts={getTexts(values)} main={main} />}>
        <AppForm id={formId} form={form} aria-label={t`Novo comunicado`}>
          <FormSection legend={t`Para quem`}>
            <AudienceFields options={options} values={values} set={form.set} getError={getError} />
          </FormSection>
          <FormSection legend={localizedText(main)}>{textFields(main)}</FormSection>
          <FormSection legend={t`Outros idiomas`} intro={t`Quem usa o portal em um idioma sem texto lê o comunicado em ${mainLanguage}.`}>
            {orderLanguages(main)
              .slice(1)
              .map((locale) => (
                <Disclosure
                  key={locale}
                  open={openAtFirst.includes(locale) || Boolean(getError(`title-${locale}`) || getError(`message-${locale}`))}
                  summary={
                    <>
                      {localizedText(locale)}{' '}
                      {isBegun(values, locale) ? (
                        <Status tone="ok">
                          <Trans>Escrito</Trans>
                        </Status>
                      ) : null}
                    </>
                  }
                >
                  {textFields(locale)}
                </Disclosure>
              ))}
          </FormSection>
          <FormSection legend={t`Ao abrir e quando enviar`}>
            <SelectField {...form.field('opens')} label={t`Página que se abre`} optional={t`(opcional)`} autoComplete="off">
              <option value="">{t`Nenhuma, só o texto`}</option>
              {pages.map(({ path, title }) => (
                <option key={path} value={path}>
                  {title}
                </option>
              ))}
              <option value={otherPage}>{t`Outra página, pelo endereço`}</option>
            </SelectField>
            {values.opens === otherPage ? typedPage : null}
            <RadioGroup
              legend={t`Quando enviar`}
              name="when"
              value={values.when}
              onChange={(when) => form.set('when', when as AnnouncementValues['when'])}
              options={[
                { value: 'now', label: t`Agora` },
                { value: 'later', label: t`Em um dia e horário` },
              ]}
            />
            {values.when === 'later' ? sendTime : null}
          </FormSection>
        </AppForm>
      </TwoColumn>
      {/* After the preview where there is one column: nothing is sent unseen. */}
      <div className="form__actions">
        <Button type="submit" form={formId} variant="primary" size="lg" loading={form.isPending}>
          {values.when === 'now' ? <Trans>Conferir e enviar</Trans> : <Trans>Conferir e agendar</Trans>}
        </Button>
      </div>
      {form.result ? (
        <SendAnnouncement
          {...form.result}
          values={values}
          // Any change ends the review, and keeps what was written.
          onBack={() => form.set('when', values.when)}
        />
      ) : null}
    </>
  )
}

function useProblemWords(main: Locale) {
  const { t } = useLingui()
  const { languages } = useAnnouncementWords()
  const words: Partial<Record<keyof AnnouncementValues, string>> = {
    profile: t`Escolha o perfil`,
    course: t`Escolha o curso`,
    person: t`Escolha uma pessoa da lista`,
    page: t`Esta não é uma página deste portal`,
  }
  const times: Partial<Record<AnnouncementProblem, string>> = {
    missing: t`Escolha o dia e o horário`,
    notLater: t`Escolha um horário que ainda não passou`,
    tooFar: t`Escolha um dia dentro de um ano`,
  }
  return (name: keyof AnnouncementValues, problem: AnnouncementProblem): string => {
    if (name === 'sendAt') return times[problem] ?? ''
    const [part, ...locale] = name.split('-')
    const language = languages[(locale.join('-') || main) as Locale]
    if (problem === 'tooLong')
      return part === 'title' ? t`O título passa de ${titleLength} caracteres` : t`A mensagem passa de ${messageLength} caracteres`
    if (part === 'title') return t`Escreva o título em ${language}`
    return part === 'message' ? t`Escreva a mensagem em ${language}` : (words[name] ?? '')
  }
}
