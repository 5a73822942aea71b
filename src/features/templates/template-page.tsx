import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Download, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { type AppLocale, appLocales } from '#api/locales.ts'
import { templateName } from '#api/financial/report-templates.ts'
import { readTemplate } from '#api/financial/template-rules.ts'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { SavedMark } from '#design/components/fields/saved-mark.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { PageLinks } from '#design/components/navigation/page-links.tsx'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { ContentView } from './content-view.tsx'
import { type Done, DoneNotice } from './done-notice.tsx'
import { FaultNotice, templateErrors } from './fault-list.tsx'
import { LeaveQuestion } from '../../kit/drafts/leave-question.tsx'
import { PreviewView } from './preview-view.tsx'
import { SidePreview } from './side-preview.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { downloadTemplate, templateText } from './template-file.ts'
import type { TemplateSearch } from './template-search.ts'
import { templateQueries } from './templates.queries.ts'
import { TemplateDifference } from './template-difference.tsx'
import { useEditedTemplate } from './use-edited-template.ts'
import { contentFormId, faultNoticeId, useRefusedSave } from './use-refused-save.ts'
import { useSaveTemplate } from './use-save-template.ts'
import { useTemplateWords } from './use-template-words.ts'
import { VersionUseDialog } from './version-use-dialog.tsx'
import { VersionsView } from './versions-view.tsx'

/** One template in the editor: its content, how it prints, and its versions. */
export function TemplatePage({ templateId, search: { view = 'content' } }: { templateId: number; search: TemplateSearch }) {
  const { t, i18n } = useLingui()
  const menuId = useId()
  const queryClient = useQueryClient()
  const { documents } = useTemplateWords()
  const { data: template } = useSuspenseQuery(templateQueries.detail(templateId))
  const { institutionName, usedVersion, newestVersion } = template
  const { base, content, setContent, name, setName, isChanged, isRestored, beginWith, moveTo } = useEditedTemplate(template)
  const [locale, setLocale] = useState<AppLocale>(() => appLocales.catch('pt-BR').parse(i18n.locale))
  const [asked, setAsked] = useState<'save' | 'upload' | { use: number | null } | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const { save, problem, isOvertaken } = useSaveTemplate(templateId)
  const read = readTemplate(content, template.document)
  const faults = 'faults' in read ? read.faults : []
  const general = faults.filter(({ reason }) => reason === 'part-missing' || reason === 'part-twice' || reason === 'field-missing')
  const isNamed = templateName.safeParse(name).success
  const isCleared = faults.length === 0 && isNamed
  const { isRefused, refuse } = useRefusedSave({ isCleared, isShown: view === 'content' })

  const open = (next: typeof asked) => {
    save.reset()
    setDone(null)
    setAsked(next)
  }
  const askToSave = () => (isCleared ? open('save') : refuse())
  const store = ({ note, source = templateText(content) }: { note: string; source?: string }, revision = base.revision) =>
    save.mutate(
      { templateId, revision, name, source, note },
      {
        onSuccess: (saved) => {
          beginWith(saved)
          setAsked(null)
          setDone({ what: 'saved' })
        },
      },
    )
  const use = (version: number | null) =>
    save.mutate(
      { templateId, revision: template.revision, use: version },
      {
        onSuccess: (saved) => {
          // Only edits of the current revision move on; those of an older one still cause a conflict when they are saved.
          if (base.revision === template.revision) moveTo(saved.revision)
          setAsked(null)
          setDone({ what: 'used' })
        },
      },
    )
  const openVersion = async (version: number) =>
    setContent((await queryClient.fetchQuery(templateQueries.version(templateId, version))).content)
  const newest = template.versions[0]!
  const { savedBy, note: newestNote } = newest
  const document = documents[template.document]
  const act = {
    type: 'button',
    popoverTarget: menuId,
    popoverTargetAction: 'hide',
    className: textLinkLook({ variant: 'alone' }),
  } as const
  const asksToSave = asked === 'save' || asked === 'upload'

  return (
    <>
      <LeaveQuestion isChanged={isChanged} />
      <PageHeader
        back={
          <Link to="/financial/template" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
            <ArrowLeft size={16} />
            <Trans>Modelos de documentos</Trans>
          </Link>
        }
        title={<span dir="auto">{template.name}</span>}
        subtitle={
          <Facts>
            {document}
            <span dir="auto">{institutionName}</span>
            {usedVersion === null ? <Trans>Sem uso</Trans> : <Trans>Em uso: versão {usedVersion}</Trans>}
          </Facts>
        }
        actions={
          <PageLinks id={menuId} label={t`Mais do modelo`} foldsOn="tablet">
            <button {...act} onClick={() => downloadTemplate(name, content)}>
              <Download />
              <Trans>Baixar modelo (.json)</Trans>
            </button>
            <button {...act} onClick={() => open('upload')}>
              <Upload />
              <Trans>Enviar modelo (.json)</Trans>
            </button>
          </PageLinks>
        }
      />
      {isOvertaken && template.revision !== base.revision ? (
        <Notice
          tone="warning"
          live="alert"
          title={
            savedBy === null
              ? t`Outra pessoa mudou este modelo enquanto você editava: a versão mais nova é a ${newestVersion}.`
              : t`${savedBy} mudou este modelo enquanto você editava: a versão mais nova é a ${newestVersion}.`
          }
        >
          {newestNote === '' ? null : <p dir="auto">{newestNote}</p>}
          <p>
            <Trans>O que você mudou continua aqui, e nada foi salvo por cima. A outra pessoa mudou:</Trans>
          </p>
          <TemplateDifference before={base} after={template} nothing={t`Só a versão em uso: o conteúdo é o mesmo.`} />
          <FormRow>
            <Button size="sm" onClick={() => store({ note: '' }, template.revision)}>
              <Trans>Salvar a minha como versão {newestVersion + 1}</Trans>
            </Button>
            <Button
              size="sm"
              onClick={() => {
                save.reset()
                beginWith(template)
              }}
            >
              <Trans>Ficar com a da outra pessoa</Trans>
            </Button>
          </FormRow>
        </Notice>
      ) : done && (done.what === 'used' || !isChanged) ? (
        <DoneNotice template={template} done={done} onUse={(version) => open({ use: version })} />
      ) : isRestored && isChanged ? (
        <Notice
          live="status"
          title={t`As alterações que você não tinha salvo voltaram`}
          action={
            <Button size="sm" onClick={() => beginWith(template)}>
              <Trans>Descartar alterações</Trans>
            </Button>
          }
        />
      ) : null}
      <TabLinks label={t`Partes do modelo`}>
        {(
          [
            ['content', t`Conteúdo`],
            ['preview', t`Prévia`],
            ['versions', t`Versões`],
          ] as const
        ).map(([one, label]) => (
          <li key={one}>
            <Link
              from="/financial/template/$templateId"
              to="."
              search={{ view: one }}
              replace
              resetScroll={false}
              className="tabs__tab"
              aria-current={one === view ? 'page' : undefined}
            >
              <TabLabel>{label}</TabLabel>
            </Link>
          </li>
        ))}
      </TabLinks>
      {isChanged && view !== 'content' ? (
        <Notice
          title={t`Alterações não salvas`}
          action={
            <Button variant="primary" onClick={askToSave}>
              <Trans>Salvar nova versão</Trans>
            </Button>
          }
        />
      ) : null}
      {view === 'preview' ? (
        faults.length > 0 ? (
          <FaultNotice title={t`O modelo ainda não pode ser impresso`} faults={faults} />
        ) : (
          <PreviewView template={template} content={content} locale={locale} onLocale={setLocale} />
        )
      ) : view === 'versions' ? (
        <VersionsView template={template} onOpen={(version) => void openVersion(version)} onUse={(version) => open({ use: version })} />
      ) : (
        <>
          {general.length > 0 ? (
            <div id={faultNoticeId} tabIndex={-1}>
              <FaultNotice title={t`Assim o modelo não pode ser salvo`} faults={general} />
            </div>
          ) : null}
          <TwoColumn
            width="half"
            stays="aside"
            aside={<SidePreview template={template} content={content} locale={locale} isPrintable={faults.length === 0} />}
          >
            <Form
              id={contentFormId}
              aria-label={t`Conteúdo do modelo`}
              stickyActions={isChanged}
              onSubmit={(event) => {
                event.preventDefault()
                if (isChanged) askToSave()
              }}
              actions={
                <>
                  <Button type="submit" variant="primary" disabled={!isChanged}>
                    <Trans>Salvar nova versão</Trans>
                  </Button>
                  <SavedMark waiting={isChanged ? <Trans>Alterações não salvas</Trans> : <Trans>Nada mudou ainda.</Trans>} />
                </>
              }
            >
              <TextField
                label={t`Nome do modelo`}
                value={name}
                maxLength={80}
                error={isNamed ? undefined : t`Informe o nome do modelo.`}
                onChange={({ target }) => setName(target.value)}
              />
              <ContentView
                content={content}
                locale={locale}
                faults={faults}
                isRefused={isRefused}
                onChange={setContent}
                onLocale={setLocale}
              />
            </Form>
          </TwoColumn>
        </>
      )}
      {asksToSave && !isOvertaken ? (
        <SaveDialog
          asksForFile={asked === 'upload'}
          loading={save.isPending}
          faults={templateErrors(save.error)}
          problem={problem}
          onSave={(given) => store(given)}
          onClose={() => open(null)}
        />
      ) : asked !== null && typeof asked === 'object' ? (
        <VersionUseDialog
          template={template}
          version={asked.use}
          loading={save.isPending}
          error={isOvertaken ? t`Outra pessoa acabou de mudar este modelo. Confira as versões e tente de novo.` : problem}
          onUse={() => use(asked.use)}
          onClose={() => open(null)}
        />
      ) : null}
    </>
  )
}
