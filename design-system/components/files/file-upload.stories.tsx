import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { storyLocale, words, type StoryLocale } from '../../stories/words.ts'
import { fileTypes } from './file-types.ts'
import { FileUpload, type ExistingFile, type FileUploadProps } from './file-upload.tsx'
import type { FileUploadWords } from './file-upload-words.ts'
import { drawnImage, pdf } from '../../stories/files.ts'
import { editWords } from '../../stories/image-edit-words.ts'
import { FileNotSent, FileRefused, type SendFile } from './use-uploads.ts'

const inEach: Record<StoryLocale, FileUploadWords & Record<'label' | 'hint' | 'missing' | 'optional' | 'long', string>> = {
  'pt-BR': {
    label: 'Documentos de identidade',
    hint: 'PDF, JPG, PNG ou HEIC, até 5 MB cada, no máximo 6 arquivos',
    missing: 'Envie ao menos um documento',
    optional: '(opcional)',
    long: 'Comprovante de conclusão do ensino médio e histórico escolar, frente e verso, legíveis e sem cortes',
    choose: 'Escolher arquivos',
    drop: 'ou arraste até aqui',
    camera: 'Tirar foto',
    files: 'Arquivos',
    waiting: 'Aguardando',
    sending: (percent) => `Enviando, ${percent}%`,
    done: 'Enviado',
    failed: 'Não foi enviado',
    problems: {
      type: 'Este tipo de arquivo não é aceito',
      heic: 'O HEIC, formato do iPhone, não é aceito. Envie em JPG.',
      mismatch: () => 'O conteúdo não corresponde ao nome do arquivo',
      empty: 'O arquivo está vazio',
      tooBig: 'O arquivo passa de 5 MB',
      tooMany: 'O limite é de 6 arquivos',
    },
    retry: (name) => `Enviar ${name} de novo`,
    cancel: (name) => `Cancelar o envio de ${name}`,
    remove: (name) => `Remover ${name}`,
    order: { before: (name) => `Colocar ${name} antes`, moved: (name, position) => `${name}: agora na posição ${position}` },
    edit: editWords['pt-BR'],
  },
  en: {
    label: 'Identity documents',
    hint: 'PDF, JPG, PNG or HEIC, up to 5 MB each, 6 files at most',
    missing: 'Send at least one document',
    optional: '(optional)',
    long: 'Proof of high school completion and school transcript, front and back, legible and uncropped',
    choose: 'Choose files',
    drop: 'or drop them here',
    camera: 'Take a photo',
    files: 'Files',
    waiting: 'Waiting',
    sending: (percent) => `Sending, ${percent}%`,
    done: 'Sent',
    failed: 'Could not be sent',
    problems: {
      type: 'This kind of file is not accepted',
      heic: 'HEIC, the iPhone format, is not accepted. Send it as JPG.',
      mismatch: () => 'The content does not match the name of the file',
      empty: 'The file is empty',
      tooBig: 'The file is larger than 5 MB',
      tooMany: 'The limit is 6 files',
    },
    retry: (name) => `Send ${name} again`,
    cancel: (name) => `Cancel sending ${name}`,
    remove: (name) => `Remove ${name}`,
    order: { before: (name) => `Move ${name} up`, moved: (name, position) => `${name}: now in position ${position}` },
    edit: editWords.en,
  },
  es: {
    label: 'Documentos de identidad',
    hint: 'PDF, JPG, PNG o HEIC, hasta 5 MB cada uno, como máximo 6 archivos',
    missing: 'Envíe al menos un documento',
    optional: '(opcional)',
    long: 'Certificado de finalización de la secundaria e historial académico, anverso y reverso, legibles y sin recortes',
    choose: 'Elegir archivos',
    drop: 'o arrástrelos hasta aquí',
    camera: 'Tomar foto',
    files: 'Archivos',
    waiting: 'En espera',
    sending: (percent) => `Enviando, ${percent}%`,
    done: 'Enviado',
    failed: 'No se pudo enviar',
    problems: {
      type: 'Este tipo de archivo no se acepta',
      heic: 'No se acepta HEIC, el formato del iPhone. Envíelo en JPG.',
      mismatch: () => 'El contenido no corresponde al nombre del archivo',
      empty: 'El archivo está vacío',
      tooBig: 'El archivo supera los 5 MB',
      tooMany: 'El límite es de 6 archivos',
    },
    retry: (name) => `Enviar ${name} de nuevo`,
    cancel: (name) => `Cancelar el envío de ${name}`,
    remove: (name) => `Quitar ${name}`,
    order: { before: (name) => `Poner ${name} antes`, moved: (name, position) => `${name}: ahora en la posición ${position}` },
    edit: editWords.es,
  },
}

const rules = { types: Object.values(fileTypes), maxSize: 5 * 1024 * 1024, maxCount: 6 }

const existing: ExistingFile[] = [{ id: '1', name: 'certidao-de-nascimento.pdf', size: 812_000, href: '#certidao' }]

/** Settles by the file's name, so that stories can show every state. */
function sendByName(): SendFile<string> {
  const failing = new Set(['comprovante.pdf'])
  return (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      if (file.name.startsWith('historico')) onProgress(0.4)
      else if (failing.delete(file.name)) reject(new Error('offline'))
      else resolve(`key-of-${file.name}`)
    })
}

type Args = Pick<FileUploadProps<string>, 'upload' | 'onUploaded' | 'onRemoved' | 'onList'>

function Documents({ locale, ...args }: Args & { locale: StoryLocale }) {
  const [kept, setKept] = useState(existing)
  const w = inEach[locale]
  return (
    <StoryStack width="34rem">
      <FileUpload
        {...args}
        {...{ rules, locale, words: w, label: w.label, hint: w.hint, existing: kept }}
        onRemoveExisting={(id) => setKept(kept.filter((file) => file.id !== id))}
      />
    </StoryStack>
  )
}

const meta = {
  title: 'Files/FileUpload',
  args: { upload: sendByName(), onUploaded: fn(), onRemoved: fn(), onList: fn() },
  // Every story starts with a new mock.
  beforeEach: ({ args }) => {
    args.upload = fn(sendByName())
  },
  render: (args, context) => <Documents {...args} locale={storyLocale(context)} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const person = userEvent.setup({ applyAccept: false })
const chooser = (canvas: HTMLElement) => canvas.querySelector<HTMLInputElement>('input[type=file]:not([capture])')!
const card = async (canvas: HTMLElement, name: string) => within((await within(canvas).findByText(name)).closest('li')!)

export const AllStates: Story = {
  tags: ['picture'],
  play: async ({ canvasElement, args }) => {
    await person.upload(chooser(canvasElement), [
      await drawnImage('rg-frente.png', 320, 200),
      pdf('comprovante.pdf'),
      pdf('historico-1.pdf', 3_400_000),
      pdf('historico-2.pdf', 1_200_000),
      pdf('declaracao-de-matricula-do-primeiro-semestre-letivo-assinada.pdf'),
      new File(['MZ'], 'atualizador.exe', { type: 'application/x-msdownload' }),
    ])
    await (await card(canvasElement, 'rg-frente.png')).findByText('Enviado')
    await expect(args.onUploaded).toHaveBeenCalledWith('key-of-rg-frente.png', expect.any(File))
    await waitFor(async () =>
      expect((await card(canvasElement, 'rg-frente.png')).getByRole('presentation')).toHaveAttribute(
        'src',
        expect.stringMatching(/^data:image/),
      ),
    )
    await (await card(canvasElement, 'comprovante.pdf')).findByText('Não foi enviado')
    await expect((await card(canvasElement, 'historico-1.pdf')).getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Enviando, 40%')
    // Two are uploading, so the next one waits.
    await (await card(canvasElement, 'declaracao-de-matricula-do-primeiro-semestre-letivo-assinada.pdf')).findByText('Aguardando')
    await (await card(canvasElement, 'atualizador.exe')).findByText('Este tipo de arquivo não é aceito')
    await expect(args.upload).toHaveBeenCalledTimes(4)
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const RetryCancelRemove: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await person.upload(chooser(canvasElement), [pdf('comprovante.pdf'), pdf('historico-1.pdf'), pdf('historico-2.pdf'), pdf('rg.pdf')])
    await (await card(canvasElement, 'comprovante.pdf')).findByText('Não foi enviado')
    await (await card(canvasElement, 'rg.pdf')).findByText('Aguardando')

    // Cancelling one starts the next, and announces it.
    await person.click(canvas.getByRole('button', { name: 'Cancelar o envio de historico-1.pdf' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('rg.pdf: Enviado'))
    await expect(chooser(canvasElement)).toHaveFocus()
    await expect(canvas.queryByText('historico-1.pdf')).toBeNull()
    await expect(args.onRemoved).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'historico-1.pdf' }))

    canvas.getByRole('button', { name: 'Enviar comprovante.pdf de novo' }).focus()
    await person.keyboard('{Enter}')
    await (await card(canvasElement, 'comprovante.pdf')).findByText('Enviado')

    await person.click(canvas.getByRole('button', { name: 'Remover certidao-de-nascimento.pdf' }))
    await expect(canvas.queryByText('certidao-de-nascimento.pdf')).toBeNull()
    await expect(chooser(canvasElement)).toHaveFocus()
  },
}

export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    await person.upload(chooser(canvasElement), [
      pdf('grande.pdf', 6 * 1024 * 1024),
      new File([], 'vazio.pdf', { type: 'application/pdf' }),
      new File(['<html>'], 'pagina.pdf', { type: 'application/pdf' }),
    ])
    await (await card(canvasElement, 'grande.pdf')).findByText('O arquivo passa de 5 MB')
    await (await card(canvasElement, 'vazio.pdf')).findByText('O arquivo está vazio')
    await (await card(canvasElement, 'pagina.pdf')).findByText('O conteúdo não corresponde ao nome do arquivo')
    await person.upload(
      chooser(canvasElement),
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => pdf(`${name}.pdf`)),
    )
    await (await card(canvasElement, 'f.pdf')).findByText('O limite é de 6 arquivos')
    await (await card(canvasElement, 'e.pdf')).findByText('Enviado')
    await expect(args.upload).toHaveBeenCalledTimes(5)
  },
}

export const RefusedOnceSent: Story = {
  beforeEach: ({ args }) => {
    args.upload = fn(() => Promise.reject(new FileRefused('O arquivo tem um script. Salve o documento como PDF simples.')))
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await person.upload(chooser(canvasElement), pdf('contrato.pdf'))
    await (await card(canvasElement, 'contrato.pdf')).findByText(/^O arquivo tem um script/)
    await expect(canvas.getByRole('status')).toHaveTextContent('contrato.pdf: O arquivo tem um script. Salve o documento como PDF simples.')
    // Another attempt would not help.
    await expect(canvas.queryByRole('button', { name: 'Enviar contrato.pdf de novo' })).toBeNull()
    await person.click(canvas.getByRole('button', { name: 'Remover contrato.pdf' }))
    await expect(args.onRemoved).toHaveBeenCalledTimes(1)
  },
}

const listed = (args: Args) => (args.onList as ReturnType<typeof fn>).mock.lastCall![0].map(({ result }: { result?: string }) => result)

export const OrderedAndEdited: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await person.upload(chooser(canvasElement), [pdf('a.pdf'), await drawnImage('rg.png', 320, 200)])
    await (await card(canvasElement, 'rg.png')).findByText('Enviado')
    await person.click(canvas.getByRole('button', { name: 'Colocar rg.png antes' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('rg.png: agora na posição 2')
    await expect(listed(args)).toEqual(['key-of-rg.png', 'key-of-a.pdf'])

    await person.click(canvas.getByRole('button', { name: 'Girar ou cortar rg.png' }))
    await person.click(await within(document.body).findByRole('button', { name: 'Girar para a direita' }))
    await within(document.body).findByText('Tamanho: 200 × 320 pixels', undefined, { timeout: 12_000 })
    await person.click(within(document.body).getByRole('button', { name: 'Usar assim' }))
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(3), { timeout: 12_000 })
    await expect(args.onRemoved).toHaveBeenCalledTimes(1)
    await (await card(canvasElement, 'rg.png')).findByText('Enviado')
    await expect(listed(args)).toEqual(['key-of-rg.png', 'key-of-a.pdf'])
  },
}

export const NotSentForAReason: Story = {
  beforeEach: ({ args }) => {
    let attempts = 0
    args.upload = fn(() => (++attempts === 1 ? Promise.reject(new FileNotSent('A sua sessão terminou.')) : Promise.resolve('key')))
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await person.upload(chooser(canvasElement), pdf(`${'comprovante-'.repeat(20)}.pdf`))
    await canvas.findByText('A sua sessão terminou.')
    await person.click(canvas.getByRole('button', { name: /de novo$/ }))
    await canvas.findByText('Enviado')
    await expect(canvas.queryByText('A sua sessão terminou.')).toBeNull()
  },
}

export const PastedImage: Story = {
  play: async ({ canvasElement }) => {
    const pasted = new DataTransfer()
    pasted.items.add(await drawnImage('image.png', 64, 64))
    await person.tab()
    await expect(chooser(canvasElement)).toHaveFocus()
    await expect(chooser(canvasElement)).toHaveAccessibleName('Escolher arquivos Documentos de identidade')
    await expect(chooser(canvasElement)).toHaveAccessibleDescription(/até 5 MB/)
    chooser(canvasElement).dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true }))
    await (await card(canvasElement, 'image.png')).findByText('Enviado')
  },
}

export const ErrorDisabledAndLongLabel: Story = {
  render: (args, context) => {
    const w = words(inEach, context)
    const shared = { ...args, rules, words: w, locale: storyLocale(context), hint: w.hint }
    return (
      <StoryStack width="34rem">
        <FileUpload {...shared} label={w.label} error={w.missing} required />
        <FileUpload {...shared} label={w.label} optional={w.optional} existing={existing} disabled />
        <FileUpload {...shared} label={w.long} />
      </StoryStack>
    )
  },
}
