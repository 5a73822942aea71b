import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ImportPreview } from '#api/academic/reenrollment-office.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { FigureList } from '#design/components/data/figure-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { FileRefused } from '#design/components/files/use-uploads.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { TextFileField } from '../../kit/form/text-file-field.tsx'
import { decodedText, exampleFile, mayBeSent, mostBytes } from './class-file.ts'
import { ImportChanges, ImportProblems } from './import-tables.tsx'
import { PeriodFrame, type ShownPeriod } from './period-frame.tsx'
import { officeQueries } from './reenrollment-office.queries.ts'

/** Page for importing a file of classes: choose it, check the preview, import it. */
export function ImportPage({ periodId }: { periodId: number }) {
  return <PeriodFrame periodId={periodId}>{({ period }) => <Import period={period} />}</PeriodFrame>
}

function Import({ period: { periodId, settings } }: Pick<ShownPeriod, 'period'>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isReady = useHydrated()
  const [text, setText] = useState('')
  const preview = useMutation({
    mutationFn: (given: string) => rpc.academic.reenrollmentOffice.previewImport.mutate({ periodId, text: given }),
  })
  const takeOver = useMutation({
    mutationFn: () => rpc.academic.reenrollmentOffice.importGroups.mutate({ periodId, text }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: officeQueries.all })
      await navigate({ to: '/reenrollment-office/$periodId/classes', params: { periodId }, search: { done: 'imported' } })
    },
    onError: (error) => {
      // The classes have changed since the preview, so it is made again.
      if (portalErrorCode(error) === 'NOT_ALLOWED') preview.mutate(text)
    },
  })
  async function read(file: File): Promise<string> {
    preview.reset()
    takeOver.reset()
    const given = decodedText(await file.arrayBuffer())
    if (!mayBeSent(given)) throw new FileRefused(t`O arquivo é grande demais. Divida as turmas em dois arquivos.`)
    if (given.trim() === '') throw new FileRefused(t`O arquivo está vazio.`)
    setText(given)
    // If the check fails, a message below says so, with a button to retry.
    const looked = await preview.mutateAsync(given).catch(() => null)
    if (looked && looked.problems.length > 0) throw new FileRefused(t`Corrija o arquivo e escolha de novo.`)
    return given
  }
  const found = preview.data
  const changes = found ? found.added.length + found.changed.length : 0
  const mayTakeOver = found !== undefined && found.problems.length === 0 && changes > 0
  return (
    <>
      <Card aria-labelledby="import">
        <CardHeader id="import" title={<Trans>Importar turmas</Trans>} />
        <CardSection>
          <p>
            <Trans>
              O arquivo é um CSV separado por ponto e vírgula ou por vírgula, com uma turma por linha. Turmas com o mesmo código são
              atualizadas; as que não estão no arquivo ficam como estão.
            </Trans>
          </p>
          <div>
            <ExampleButton periodId={periodId} term={settings} />
          </div>
        </CardSection>
        <CardSection>
          <Form
            aria-label={t`Importar turmas`}
            onSubmit={(event) => {
              event.preventDefault()
              if (mayTakeOver) takeOver.mutate()
            }}
            actions={
              mayTakeOver ? (
                <Button type="submit" variant="primary" loading={takeOver.isPending || takeOver.isSuccess}>
                  {t`${plural(changes, { one: 'Importar # turma', other: 'Importar # turmas' })}`}
                </Button>
              ) : null
            }
          >
            <TextFileField
              label={t`Arquivo CSV`}
              hint={t`Até 500 KB. Acentos salvos pelo Excel são lidos corretamente.`}
              type="csv"
              maxSize={mostBytes}
              disabled={!isReady || takeOver.isPending}
              read={read}
              onText={(given) => given === undefined && preview.reset()}
            />
            {preview.isPending ? <Notice live="status" title={<Trans>Conferindo o arquivo…</Trans>} /> : null}
            {preview.isError ? (
              <Notice
                tone="danger"
                live="alert"
                title={<Trans>Não foi possível conferir o arquivo. Nada foi importado.</Trans>}
                action={
                  <Button size="sm" onClick={() => preview.mutate(text)}>
                    <Trans>Tentar de novo</Trans>
                  </Button>
                }
              />
            ) : null}
            {takeOver.isError ? <ImportFailed error={takeOver.error} /> : null}
          </Form>
        </CardSection>
        {found ? <Preview preview={found} /> : null}
      </Card>
    </>
  )
}

function ImportFailed({ error }: { error: Error }) {
  const { t } = useLingui()
  return (
    <Notice
      tone="danger"
      live="alert"
      title={
        portalErrorCode(error) === 'NOT_ALLOWED'
          ? t`As turmas mudaram desde a conferência. Nada foi importado: confira de novo abaixo.`
          : t`Não foi possível importar. Nada mudou: tente de novo.`
      }
    />
  )
}

function Preview({ preview: { added, changed, unchanged, problems } }: { preview: ImportPreview }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const isNothing = added.length + changed.length === 0 && problems.length === 0
  return (
    <>
      <CardSection>
        {problems.length > 0 ? (
          <Notice
            tone="danger"
            live="alert"
            title={<Plural value={problems.length} one="# problema no arquivo" other="# problemas no arquivo" />}
          >
            <Trans>Nada foi importado. Corrija o arquivo e escolha de novo.</Trans>
          </Notice>
        ) : isNothing ? (
          <Notice live="status" title={<Trans>As turmas do arquivo já estão assim. Não há o que importar.</Trans>} />
        ) : (
          <Notice tone="ok" live="status" title={<Trans>Arquivo conferido, sem problemas. Confira o que muda e importe.</Trans>} />
        )}
        <FigureList
          figures={[
            { term: t`Turmas novas`, value: number(added.length) },
            { term: t`Turmas alteradas`, value: number(changed.length) },
            { term: t`Sem mudança`, value: number(unchanged) },
            { term: t`Problemas`, value: number(problems.length) },
          ]}
        />
      </CardSection>
      {problems.length > 0 ? <ImportProblems problems={problems} /> : null}
      {added.length > 0 ? <ImportChanges id="added" title={t`Turmas novas`} changes={added} /> : null}
      {changed.length > 0 ? <ImportChanges id="changed" title={t`Turmas alteradas`} changes={changed} /> : null}
    </>
  )
}

/** Downloads an example file with a subject and the dates of the period, so that it can be imported as it is. */
function ExampleButton({ periodId, term: { startsOn, endsOn } }: { periodId: number; term: { startsOn: string; endsOn: string } }) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(officeQueries.classes(periodId, {}))
  function download() {
    const file = exampleFile(i18n.locale, { subject: data?.subjects[0]?.code ?? 'ECV801', startsOn, endsOn })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/csv' }))
    link.download = t`turmas-exemplo.csv`
    link.click()
    // The URL is revoked late, because browsers read the file after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }
  return (
    <Button size="sm" icon={<Download />} onClick={download}>
      <Trans>Baixar um exemplo</Trans>
    </Button>
  )
}
